import ts from 'typescript'

const written = (code: string, target: ts.ScriptTarget): string =>
  ts.transpileModule(code, { compilerOptions: { target, module: ts.ModuleKind.ESNext } }).outputText

/** Whether a script has a word that JavaScript did not know in 2019, as the oldest phones do not: `browserslist`. */
export const isNewer = (code: string): boolean =>
  written(code, ts.ScriptTarget.ES2019) !== written(code, ts.ScriptTarget.ESNext)
