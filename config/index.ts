import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'

const root = path.join(__dirname, '..')

/** Libraries that are written in words too new for the oldest phones (`browserslist` in package.json). */
const LIBRARIES = ['@noble', 'filter-obj', 'query-string']
const compile = { include: LIBRARIES.map(name => path.join(root, 'node_modules', name)) }

interface Rules {
  module: { rule(name: string): { use(name: string): { tap(change: (options: object) => object): unknown } } }
}

/** A `.babelrc` would hold for this project's own files alone, and those libraries would stay as they are. */
const translates = (chain: Rules) => {
  const loader = chain.module.rule('script').use('babelLoader')
  loader.tap(options => ({ ...options, configFile: path.join(__dirname, 'babel.cjs') }))
}

/**
 * How Taro builds the client. Two targets, `weapp` and `h5`, each into its own folder of `dist`;
 * `TARO_OUT` names another folder.
 */
export default defineConfig<'webpack5'>(async () => {
  const outputRoot = process.env.TARO_OUT || `dist/${process.env.TARO_ENV}`
  // Sizes are written as they are meant: rem for words, px for hairlines and targets, the `u` of
  // styles/tokens for the table. Turning px into rpx or rem would scale all of them a second time.
  const pxtransform = { enable: false, config: {} }
  const config: UserConfigExport<'webpack5'> = {
    projectName: 'bobing',
    date: '2026-11-29',
    designWidth: 390,
    deviceRatio: { 390: 1 },
    sourceRoot: 'src',
    outputRoot,
    // Which cloud environment the mini program calls; empty: the one that belongs to it.
    env: { TARO_APP_CLOUD_ENV: JSON.stringify(process.env.TARO_APP_CLOUD_ENV ?? '') },
    alias: { '@': path.join(root, 'src') },
    plugins: [path.join(__dirname, 'templates.cjs')],
    // Drawings are named by path at run time, so they are copied as they are, not bundled.
    copy: {
      patterns: [
        { from: 'src/assets/art', to: `${outputRoot}/art` },
        // The picture of a card in the chat: sent from a table, so it lies in the table's package.
        { from: 'src/assets/share', to: `${outputRoot}/pages/table` },
        // What a game's picture is made of.
        { from: 'src/assets/poster', to: `${outputRoot}/pages/table` },
        // What is heard at a table, and nowhere else.
        { from: 'src/assets/sound', to: `${outputRoot}/pages/table/sound` },
        { from: 'src/sitemap.json', to: `${outputRoot}/sitemap.json` }
      ],
      options: {}
    },
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: false },
    // Words are Chinese: as they are they take half of what they take as numbers.
    terser: { enable: true, config: { output: { ascii_only: false } } },
    mini: {
      compile,
      // The words of the rules in Chinese: both subpackages say them, and most people read them. In the main package they
      // are there once.
      optimizeMainPackage: {
        enable: true,
        exclude: ['zh-CN', 'zh-TW', 'nan'].map(language => path.join(root, `src/i18n/house/${language}.ts`))
      },
      webpackChain(chain) {
        translates(chain)
        // Nothing of the client happens by being loaded, so a door draws in only what is asked for through it.
        const rule = chain.module.rule('doors').test(/\.tsx?$/)
        rule.include.add(path.join(root, 'src'))
        // webpack-chain knows it, its types do not.
        const doors = rule as unknown as { sideEffects(has: boolean): void }
        doors.sideEffects(false)
      },
      // No minifyXML: it takes </input> away, and then WeChat compiles nothing.
      imageUrlLoaderOption: { limit: 8192 },
      postcss: { pxtransform, cssModules: { enable: false } }
    },
    h5: {
      compile,
      webpackChain: translates,
      publicPath: './',
      staticDirectory: 'static',
      router: { mode: 'hash' },
      imageUrlLoaderOption: { limit: 8192 },
      postcss: { pxtransform, autoprefixer: { enable: true, config: {} }, cssModules: { enable: false } }
    }
  }
  return config
})
