export default defineAppConfig({
  pages: [
    'pages/home/index',
    'pages/open/index',
    'pages/join/index',
    'pages/table/index',
    'pages/rules/index'
  ],
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
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  lazyCodeLoading: 'requiredComponents'
})
