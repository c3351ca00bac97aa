/** Words of the rules page alone: where a sheet comes from, how it all began. `{name}` is filled in by `t`. */
export const zhCN = {
  'book.houses': '哪里的规矩',
  'book.look': '只是看看，开桌时再选。',
  'book.prizes': '博到什么，得什么',
  'book.lines': '怎么博，怎么散',
  'book.silent': '原规则没写',
  'book.silentNote': '标着“原规则没写”的，是这里定的；开桌时都可以改。',
  'book.jump': '手机里的骰子，开桌时选了才会跳。',
  'book.source': '出自{what}',
  'book.source.xmu': '厦大校友写的《厦门正宗博饼规则》',
  'book.source.xiangjie': '《厦门中秋博饼的规则详解》',
  'book.source.sanshikuan': '《厦门博饼规则》，老话说的“三十款”',
  'book.source.xiandai': '《厦门的博饼是什么意思？》里的“现代规则”',
  'book.source.gongsi': '一家公司的《中秋博饼规则》，2016 年',
  'book.source.jiudian': '一家酒店的博饼规则，九人一桌，还有王中王',
  'book.source.bisai': '《厦门中秋博饼规则》，比赛用的一张',
  'book.source.minnan': '《廈門民間啲博餅》，闽南话写的',
  'book.origin': '来历',
  'book.origin.1':
    '相传三百多年前，郑成功在厦门屯兵。中秋夜将士想家，部将洪旭想出博饼，大家围着一口碗掷骰子，热闹一夜。',
  'book.origin.2': '一套会饼六十三块，七九六十三。饼的名字是科举的功名：秀才、举人、进士、探花、榜眼、状元。',
  'book.origin.3': '1926 年中秋，林语堂送来一筐月饼和六枚骰子，鲁迅和厦大的同事也博过一回。'
} as const
