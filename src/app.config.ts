export default defineAppConfig({
  pages: ['pages/home/index', 'pages/join/index'],
  // The first page stays light; what a table, a new one and the rules need comes while somebody reads it.
  subPackages: [
    { root: 'pages/table', name: 'table', pages: ['index', 'records/log/index', 'records/verify/index'] },
    { root: 'pages/more', name: 'more', pages: ['open/index', 'rules/index', 'me/index', 'lost/index'] }
  ],
  preloadRule: {
    'pages/home/index': { network: 'all', packages: ['table', 'more'] }
  },
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '博饼',
    navigationBarTextStyle: '@barText' as 'black',
    backgroundTextStyle: '@pullText' as 'dark',
    backgroundColor: '@ground',
    backgroundColorTop: '@ground',
    backgroundColorBottom: '@ground'
  },
  darkmode: true,
  resizable: true,
  // Out of Moments WeChat's own bar lies over nothing.
  singlePage: { navigationBarFit: 'squeezed' },
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  lazyCodeLoading: 'requiredComponents'
})
