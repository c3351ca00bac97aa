const path = require('node:path')
const { attributes, components } = require('./aria.json')
const unused = require('./unused.json')

const RUNTIME = path.join(__dirname, 'aria-runtime.js').split(path.sep).join('/')

const UNUSED = new RegExp(` (?:${unused.attributes.join('|')})="[^"]*"| *<navigation-bar [^>]*>`, 'g')
// The space between two tags, and all but one of that between two attributes, is there for whoever reads the file.
const SPACE = /(?<=>)\s+(?=<)|\s+(?=\/?>)|(?<= ) +/g

// Taro's templates carry no aria attributes for WeChat; without them a screen reader hears nothing. Attributes go by
// number over the bridge, so the templates and the runtime have to know the same ones. For the same reason what
// nothing here sets (most of the file that each page waits for) is left out or cut from the finished text: the
// numbers stay.
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
  // Taro has them in every app; what it finds in the source it puts in again.
  ctx.modifyComponentConfig(({ componentConfig }) => {
    for (const name of unused.components) componentConfig.includes.delete(name)
  })
  ctx.modifyBuildAssets(({ assets }) => {
    for (const name of Object.keys(assets).filter(file => file.endsWith('.wxml'))) {
      const text = assets[name].source().toString().replace(UNUSED, '').replace(SPACE, '')
      assets[name] = { source: () => text, size: () => Buffer.byteLength(text) }
    }
  })
}
