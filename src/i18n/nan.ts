import { zhCN } from './zh-CN'
export const nan = zhCN
