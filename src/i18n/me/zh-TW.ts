import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const zhTW: WordsOf<typeof zhCN> = {
  'me.title': '設定',
  'me.language': '語言',
  'me.auto': '跟手機',
  'me.letters': '字的大小跟著手機和微信，到那裡調大。',
  'me.hand': '手感',
  'me.shake': '搖一搖',
  'me.shakeNote': '不搖也可以，按一下就擲。',
  'me.shake.off': '不搖',
  'me.shake.soft': '輕輕搖',
  'me.shake.normal': '平常搖',
  'me.shake.hard': '用力搖',
  'me.sound': '聲音',
  'me.soundNote': '骰子落碗，叮叮噹',
  'me.fast': '別人的骰子快一點',
  'me.fastNote': '自己那一擲照常',
  'me.motion': '少一點動畫',
  'me.motionNote': '骰子不滾，直接看點數',
  'me.who': '桌上的我',
  'me.save': '就叫這個',
  'me.saved': '記住了',
  'me.savedUnnamed': '沒寫名字，就叫「{face}」',
  'me.anonymous': '還沒取名字',
  'me.forget': '刪掉我的名字和紀錄',
  'me.forgetSure': '真的刪掉？',
  'me.forgetWhat': '名字、記號、坐過的桌、上回怎麼開的、購物清單，還有這支手機上的局，都會刪掉，找不回來。',
  'me.forgetAct': '都刪掉',
  'me.forgetStay': '先留著',
  'me.forgotten': '都刪掉了',
  'me.about': '關於博餅',
  'me.fair': '骰子驗得出來',
  'me.fairNote':
    '開局前，伺服器先封好一串數；散桌時拆封，誰都能照著重算每一擲，一擲不差。擲的人的手機也添一份，伺服器自己動不了手腳。有什麼驗不出來，「驗骰子」那頁也寫著。',
  'me.custom': '只博餅',
  'me.customNote': '沒有錢，沒有名次，只有餅和功名。',
  'me.kept': '記著什麼',
  'me.keptNote':
    '伺服器記著你取的名字、挑的記號和最近坐過的桌，同桌的人看得到。按下面刪掉，名字和記號就沒了，只剩骰子和餅。',
  'me.licence': '開源，MIT 授權'
}
