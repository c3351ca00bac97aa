import { zhCN } from './zh-CN'
export const zhTW = zhCN
