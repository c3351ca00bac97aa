/** The prizes, smallest first: 一秀 二举 四进 三红 对堂 状元. */
export const RANKS = ['yixiu', 'erju', 'sijin', 'sanhong', 'duitang', 'zhuangyuan'] as const
export type Rank = (typeof RANKS)[number]

/** Every prize but 状元, smallest first: those handed over throw by throw. */
export const ORDINARY = ['yixiu', 'erju', 'sijin', 'sanhong', 'duitang'] as const
export type Ordinary = (typeof ORDINARY)[number]

/** How many cakes of each rank; integers, never negative. */
export type Stock = Readonly<Record<Rank, number>>

/** No cake of any rank. */
export const emptyStock = (): Stock => ({
  yixiu: 0,
  erju: 0,
  sijin: 0,
  sanhong: 0,
  duitang: 0,
  zhuangyuan: 0
})

/** All cakes of a stock, 状元 among them: 63 in the traditional set. */
export const total = (stock: Stock): number => RANKS.reduce((sum, rank) => sum + stock[rank], 0)

/** The cakes of a stock that are not 状元: 62 in the traditional set. */
export const ordinaryLeft = (stock: Stock): number => ORDINARY.reduce((sum, rank) => sum + stock[rank], 0)

/** Whether a rank is handed over at once, and not at the end. */
export const isOrdinary = (rank: Rank | null): rank is Ordinary => rank !== null && rank !== 'zhuangyuan'
