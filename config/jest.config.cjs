const path = require('node:path')

const root = path.join(__dirname, '..')
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } }
  },
  module: { type: 'commonjs' }
}
// Published as ES modules only, so jest has to turn them into CommonJS.
const esmOnly = ['@noble/hashes']

const project = (name, extra = {}) => ({
  displayName: name,
  rootDir: root,
  testEnvironment: 'node',
  // What is built has package.json files of its own, all with the same names.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  transform: { '^.+\\.(t|j)sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  ...extra
})

module.exports = {
  rootDir: root,
  testTimeout: 240000,
  testSequencer: path.join(__dirname, 'sequencer.cjs'),
  projects: [
    ...['rules', 'room', 'fair', 'cloud', 'emulator', 'motion', 'dice', 'config', 'web', 'look'].map(name =>
      project(name)
    ),
    project('client', { setupFiles: ['<rootDir>/tests/support/words.ts'] }),
    // The build for WeChat: without a browser, and in one.
    project('weapp', { testMatch: ['<rootDir>/tests/weapp/*.test.ts'] }),
    project('weapp-web', { testMatch: ['<rootDir>/tests/weapp/web/*.test.ts'] })
  ]
}
