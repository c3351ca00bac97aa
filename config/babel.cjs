const taro = require('babel-preset-taro')

/** Taro's preset with the narrow ways round what old phones have wrong: what they know stays as it is written, and is less. */
function preset(api, options) {
  const made = taro(api, options)
  const [[, env]] = made.overrides[0].presets
  env.bugfixes = true
  return made
}

// Nothing here is `document.all`, and no object is written into a text.
const assumptions = { noDocumentAll: true, ignoreToPrimitiveHint: true }

module.exports = { presets: [[preset, { framework: 'react', ts: true, compiler: 'webpack5' }]], assumptions }
