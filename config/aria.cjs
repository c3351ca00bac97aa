const path = require('node:path')
const { attributes, components } = require('./aria.json')

const RUNTIME = path.join(__dirname, 'aria-runtime.js').split(path.sep).join('/')

// Taro's templates carry no aria attributes for WeChat; without them a screen reader hears nothing. Attributes go by
// number over the bridge, so the templates and the runtime have to know the same ones.
module.exports = ctx => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: platform => {
      if (!platform.template) return
      const more = Object.fromEntries(attributes.map(name => [name, '']))
      platform.template.mergeComponents(ctx, Object.fromEntries(components.map(name => [name, more])))
      platform.runtimePath = [platform.runtimePath, RUNTIME].flat()
    }
  })
}
