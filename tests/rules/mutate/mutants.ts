import ts from 'typescript'

/** One small change of a source file: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly was: string
  readonly text: string
}

const OPERATORS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.PercentToken]: ['*'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.QuestionQuestionToken]: ['&&']
}

const NAMES: Readonly<Record<string, string>> = {
  max: 'min',
  min: 'max',
  some: 'every',
  every: 'some',
  find: 'findLast',
  findIndex: 'findLastIndex'
}

/** What may stand instead of a node; nothing for most. */
function instead(node: ts.Node, source: ts.SourceFile): readonly string[] {
  if (node.kind in OPERATORS && ts.isBinaryExpression(node.parent)) return OPERATORS[node.kind] ?? []
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false']
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true']
  if (ts.isNumericLiteral(node)) return [`${Number(node.text.replace(/_/g, '')) + 1}`]
  if (ts.isStringLiteral(node)) return node.text === '' ? ["'?'"] : ["''"]
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return ['[]']
  if (ts.isPrefixUnaryExpression(node)) return [node.operand.getText(source)]
  if (ts.isConditionalExpression(node)) return [node.whenTrue.getText(source), node.whenFalse.getText(source)]
  if (ts.isIdentifier(node) && ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)
    return NAMES[node.text] ? [NAMES[node.text] as string] : []
  if (ts.isExpression(node) && ts.isIfStatement(node.parent) && node.parent.expression === node)
    return ['true', 'false']
  if (ts.isReturnStatement(node) && node.expression) return [';']
  return []
}

/** Every small change of a file: operators, conditions, literals, `some` for `every`; types and imports are left alone. */
export function mutantsOf(text: string): readonly Mutant[] {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.ES2022, true)
  const mutants: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    const [start, end] = [node.getStart(source), node.getEnd()]
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    const was = text.slice(start, end)
    for (const each of instead(node, source)) mutants.push({ line, start, end, was, text: each })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

export const applied = (text: string, { start, end, text: fresh }: Mutant): string =>
  text.slice(0, start) + fresh + text.slice(end)
