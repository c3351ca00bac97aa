export default defineAppConfig({
  pages: ['pages/home/index', 'pages/join/index'],
  // The first page stays light; what a table, a new one and the rules need comes while somebody reads it.
  subPackages: [
    { root: 'pages/table', name: 'table', pages: ['index'] },
    { root: 'pages/open', name: 'open', pages: ['index'] },
    { root: 'pages/records', name: 'records', pages: ['log/index', 'verify/index'] },
    { root: 'pages/rules', name: 'rules', pages: ['index'] },
    { root: 'pages/me', name: 'me', pages: ['index'] }
  ],
  preloadRule: {
    'pages/home/index': { network: 'all', packages: ['table', 'open', 'rules'] }
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
