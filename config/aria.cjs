// Taro's templates carry no aria attributes for WeChat; without them a screen reader hears nothing.
const NAMES = ['aria-role', 'aria-label', 'aria-hidden', 'aria-checked', 'aria-disabled']
const COMPONENTS = ['View', 'Text', 'Image', 'Button', 'Input']

module.exports = ctx => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: platform => {
      if (!platform.template) return
      const attributes = Object.fromEntries(NAMES.map(name => [name, '']))
      platform.template.mergeComponents(
        ctx,
        Object.fromEntries(COMPONENTS.map(component => [component, attributes]))
      )
    }
  })
}
