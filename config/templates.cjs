const path = require('node:path')
const { attributes, components } = require('./aria.json')
const names = require('./unused.json')

const RUNTIME = path.join(__dirname, 'aria-runtime.js').split(path.sep).join('/')

const UNUSED = new RegExp(` (?:${names.join('|')})="[^"]*"`, 'g')

// Taro's templates carry no aria attributes for WeChat; without them a screen reader hears nothing. Attributes go by
// number over the bridge, so the templates and the runtime have to know the same ones. For the same reason what
// nothing here sets (a fifth of the file that each page waits for) is cut from the finished text: the numbers stay.
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
  ctx.modifyBuildAssets(({ assets }) => {
    const base = assets['base.wxml']
    if (!base) return
    const text = base.source().toString().replace(UNUSED, '')
    assets['base.wxml'] = { source: () => text, size: () => Buffer.byteLength(text) }
  })
}
