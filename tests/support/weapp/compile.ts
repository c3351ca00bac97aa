import path from 'node:path'
import { buildSync } from 'esbuild'
import { TmplGroup } from 'glass-easel-template-compiler'
import postcss, { type AtRule, type Rule } from 'postcss'
import type { Dist } from './dist'
import { resolveIn } from './paths'

export interface Templates {
  /** an expression: every template of the build by its path */
  readonly code: string
  /** what the compiler does not like, file by file */
  readonly problems: readonly string[]
}

/** All WXML and WXS of the build, compiled by WeChat's own compiler. */
export function compileTemplates(dist: Dist): Templates {
  const group = new TmplGroup()
  const problems: string[] = []
  for (const file of dist.files) {
    if (file.endsWith('.wxs')) group.addScript(file.replace(/\.wxs$/, ''), dist.read(file))
    if (!file.endsWith('.wxml')) continue
    const found = group.addTmpl(file.replace(/\.wxml$/, ''), dist.read(file)) as { message?: string }[]
    problems.push(...found.map(problem => `${file}: ${problem.message ?? JSON.stringify(problem)}`))
  }
  return { code: group.getTmplGenObjectGroups(), problems }
}

const TAGS =
  /(^|[\s>+~,(])(view|text|image|button|input|textarea|scroll-view|swiper-item|swiper|canvas|form|label|switch|icon)(?=$|[\s>+~,.:#[)])/g

const isStep = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as AtRule).name)

/** A style sheet of the build as a browser reads it; '' if there is none. What it imports stands before it. */
export function cssOf(dist: Dist, file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !dist.files.includes(file)) return ''
  seen.add(file)
  const root = postcss.parse(dist.read(file))
  let imported = ''
  root.walkAtRules('import', rule => {
    const to = /["']([^"']+)["']/.exec(rule.params)?.[1]
    if (to) imported += cssOf(dist, resolveIn(file, to), seen)
    rule.remove()
  })
  root.walkRules(rule => {
    if (isStep(rule)) return
    rule.selector = rule.selector
      .replace(/(^|[\s,>])page(?=$|[\s,>.:{])/g, '$1wx-page')
      .replace(TAGS, '$1wx-$2')
  })
  root.walkDecls(decl => {
    decl.value = decl.value.replace(/(-?[\d.]+)rpx/g, (_, n) => `calc(${n} * 100vw / 750)`)
  })
  return imported + root.toString()
}

let bundled: string | undefined

/** The view layer as one script for a window. */
export function viewScript(): string {
  bundled ??= buildSync({
    entryPoints: [path.join(__dirname, 'view/view.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' }
  }).outputFiles[0]?.text
  if (bundled === undefined) throw new Error('the view layer was not bundled')
  return bundled
}
