/** 1 状元, 1 对堂, 1 三红, 2 四进, 2 二举, 4 一秀. */
export const SMALL = { zhuangyuan: 1, duitang: 1, sanhong: 1, sijin: 2, erju: 2, yixiu: 4 }

/** How many cakes that is. */
export const CAKES = 11

/** Throws of four people, in turn, that give all of them away. */
export const SCRIPT = [
  ...['yixiu', 'erju', 'sijin', 'sihong'],
  ...['yixiu', 'duitang', 'none', 'wuzi'],
  ...['sanhong', 'sijin', 'yixiu', 'erju'],
  ...['yixiu', 'none', 'none', 'erju']
]
