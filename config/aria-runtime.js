import { internalComponents, mergeInternalComponents } from '@tarojs/shared'
import aria from './aria.json'

// The other half of templates.cjs, on the phone.
const more = Object.fromEntries(aria.attributes.map(name => [name, '']))
mergeInternalComponents(
  Object.fromEntries(aria.components.map(name => [name, { ...internalComponents[name], ...more }]))
)
