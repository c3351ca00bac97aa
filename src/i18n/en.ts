import { zhCN } from './zh-CN'
export const en = zhCN
