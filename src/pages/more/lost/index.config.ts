export default definePageConfig({ enablePageMeta: true } as object)
