import fs from 'node:fs'
import path from 'node:path'
import { binOf } from '../../config/exec'
import { node, tempFolder } from './project'

/** Files of a made-up project: what each imports, and the rules that it breaks. */
const FILES: Record<string, readonly [text: string, ...broken: string[]]> = {
  'src/rules/index.ts': ['export type Dice = 1\nexport const judge = 1'],
  'src/rules/judge.ts': ['export const deep = 1'],
  'src/rules/reads.ts': ["import 'node:fs'", 'rules-imports'],
  'src/rules/packed.ts': ["import 'zustand'", 'rules-imports'],
  'src/motion/index.ts': ["import '@/rules'", 'motion-imports'],
  'src/fair/index.ts': ["import '@noble/hashes'"],
  'src/fair/sdk.ts': ["import 'wx-server-sdk'", 'fair-imports'],
  'src/room/index.ts': ["import '@/rules'\nimport '@/fair'"],
  'src/room/wire.ts': ['export const parse = 1'],
  'src/room/state.ts': ["import '@/rules/judge'", 'rules-door'],
  'src/room/one.ts': ["import './two'", 'no-circular'],
  'src/room/two.ts': ["import './one'"],
  'src/room/taro.ts': ["import '@tarojs/taro'", 'room-imports'],
  'src/cloud/index.ts': ["import '@/room'\nimport 'node:crypto'\nimport 'wx-server-sdk'"],
  'src/emulator/index.ts': ["import 'node:http'\nimport 'mingo'\nexport const start = 1"],
  'src/emulator/game.ts': ["import '@/room'", 'emulator-imports'],
  'src/dice/index.ts': ["import './sound/main'", 'workshops-stay'],
  'src/dice/types.ts': ["import 'node:fs'", 'dice-imports'],
  'src/dice/sound/main.ts': ["import '../types'\nimport 'node:fs'"],
  'src/platform/ports.ts': ["import '@/room/wire'"],
  'src/platform/web/index.ts': ["import '@/room/state'", 'room-door'],
  'src/stores/index.ts': ["import 'zustand'\nimport '@/platform/ports'"],
  'src/stores/reacts.ts': ["import 'react'", 'stores-imports'],
  'src/stores/cloud.ts': ["import '@/cloud'", 'stores-imports'],
  'src/components/Die.tsx': ["import type { Dice } from '@/rules'\nexport type D = Dice"],
  'src/components/Judge.tsx': [
    "import { judge } from '@/rules'\nexport const j = judge",
    'components-types-only'
  ],
  'src/components/Store.tsx': ["import '@/stores'", 'components-imports'],
  'src/pages/home/index.tsx': ["import '@/stores'\nimport '@tarojs/components'"],
  'src/pages/home/cloud.ts': ["import '@/emulator'", 'pages-imports'],
  'src/app.tsx': ["import '@/cloud'", 'app-imports'],
  'src/lost.ts': ["import './nowhere'", 'not-to-unresolvable'],
  'src/tested.ts': ["import '../tests/help'", 'not-to-tests'],
  'config/start.ts': ["import '@/emulator'\nimport 'esbuild'\nimport 'node:fs'"],
  'config/game.ts': ["import '@/room'", 'config-imports'],
  'tests/help.ts': ["import '@/room'\nimport '@/emulator'\nimport '@/rules/judge'"]
}

const PACKAGES = [
  'zustand',
  '@noble/hashes',
  'wx-server-sdk',
  '@tarojs/taro',
  '@tarojs/components',
  'mingo',
  'react',
  'esbuild'
]

interface Violation {
  from: string
  rule: { name: string }
}

test('who may import whom: what is allowed passes, and every wall is met where it stands', async () => {
  const { folder, remove } = tempFolder()
  for (const [file, [text]] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), `${text}\n`)
  }
  for (const name of PACKAGES) {
    const own = path.join(folder, 'node_modules', name)
    fs.mkdirSync(own, { recursive: true })
    fs.writeFileSync(path.join(own, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
    fs.writeFileSync(path.join(own, 'index.js'), '')
  }
  for (const name of ['walls.cjs', 'alias.cjs'])
    fs.copyFileSync(`config/${name}`, path.join(folder, 'config', name))
  const depcruise = binOf('dependency-cruiser', 'depcruise')
  const args = [depcruise, '--config', 'config/walls.cjs', '--output-type', 'json', 'src', 'config', 'tests']
  const { out } = await node(args, folder)
  remove()
  const found = (JSON.parse(out) as { summary: { violations: Violation[] } }).summary.violations
  const asText = (file: string, rule: string) => `${file}: ${rule}`
  const expected = Object.entries(FILES).flatMap(([file, [, ...rules]]) =>
    rules.map(rule => asText(file, rule))
  )
  expect([...new Set(found.map(({ from, rule }) => asText(from, rule.name)))].sort()).toEqual(expected.sort())
})
