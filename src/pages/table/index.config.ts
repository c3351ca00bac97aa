export default definePageConfig({ enablePageMeta: true, enableShareAppMessage: true } as object)
