import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const nan: WordsOf<typeof zhCN> = {
  'me.title': '設定',
  'me.language': '語言',
  'me.auto': '綴手機',
  'me.letters': '字啲大細綴手機佮微信，去遐調咔大。',
  'me.hand': '手感',
  'me.shake': '搖一下',
  'me.shakeNote': '無搖嘛會使，揤一下就跋。',
  'me.shake.off': '免搖',
  'me.shake.soft': '輕輕仔搖',
  'me.shake.normal': '平常搖',
  'me.shake.hard': '出力搖',
  'me.sound': '聲音',
  'me.soundNote': '骰仔落碗，鏘喨叫',
  'me.fast': '別儂啲骰仔咔緊',
  'me.fastNote': '家己彼改照平常',
  'me.motion': '動畫咔少',
  'me.motionNote': '骰仔無輾，直接看點數',
  'me.who': '桌頂啲我',
  'me.save': '就叫即个',
  'me.saved': '記牢啊',
  'me.savedUnnamed': '無寫名，就叫「{face}」',
  'me.anonymous': '猶未號名',
  'me.forget': '拭掉我啲名號佮記錄',
  'me.forgetSure': '真正欲拭掉？',
  'me.forgetWhat': '名號、記號、坐過啲桌、頂改按怎開、買物清單，佮即支手機頂啲局，攏會拭掉，揣無轉來。',
  'me.forgetAct': '攏拭掉',
  'me.forgetStay': '先留咧',
  'me.forgotten': '攏拭掉啊',
  'me.about': '關係博餅',
  'me.fair': '骰仔驗會出來',
  'me.fairNote':
    '開局進前，伺服器代先封一串數；散桌啲時拆封，啥儂攏會使照咧重算逐改，一改無差。跋啲儂啲手機嘛添一份，伺服器家己一个無法度變鬼。有啥物驗袂出來，「驗骰仔」彼頁嘛有寫。',
  'me.custom': '干焦博餅',
  'me.customNote': '無錢，無名次，干焦有餅佮功名。',
  'me.kept': '記啥物',
  'me.keptNote':
    '伺服器記你號啲名、揀啲記號佮最近坐過啲桌，同桌啲儂看會著。揤下面拭掉，名佮記號就無去，干焦賰骰仔佮餅。',
  'me.licence': '開源，MIT 許可'
}
