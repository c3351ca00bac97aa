export default definePageConfig({
  enablePageMeta: true,
  enableShareAppMessage: true,
  // Who was at a table when WeChat closed the program comes back to it, not to the first page.
  restartStrategy: 'homePageAndLatestPage'
} as object)
