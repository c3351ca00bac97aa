export default definePageConfig({
  enablePageMeta: true,
  enableShareAppMessage: true,
  enableShareTimeline: true
} as object)
