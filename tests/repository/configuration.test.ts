/** `docs/reference/configuration.md` lists the environment variables that are read, and nothing else. */
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesIn, isCode, textOf } from './files.ts'
import { nodesOf } from './syntax.ts'

/** Variables of the shell and of npm, which users do not set for this project. */
const given = new Set(['PATH', 'npm_lifecycle_event'])

/** Functions that take the name of a variable. */
const readers = new Set(['optional', 'required', 'text'])

const variableName = /^[A-Z][A-Z0-9_]*$/

/** The names of the variables that a program reads. */
const variablesIn = (text: string): readonly string[] => {
  const found = nodesOf({ file: 'a.ts', text }).flatMap(variablesOf)
  return [...new Set(found)].filter((name) => !given.has(name))
}

const variablesOf = (node: ts.Node): readonly string[] => {
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'process.env') {
    return isChanged(node) ? [] : [node.name.text]
  }
  if (ts.isVariableDeclaration(node) && node.initializer?.getText() === 'process.env') {
    return ts.isObjectBindingPattern(node.name)
      ? node.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
      : []
  }
  if (!ts.isCallExpression(node) || !readers.has(node.expression.getText())) return []
  const [name] = node.arguments
  return name !== undefined && ts.isStringLiteral(name) && variableName.test(name.text)
    ? [name.text]
    : []
}

/** Assigned or deleted, not read. */
const isChanged = (node: ts.Node): boolean =>
  ts.isDeleteExpression(node.parent) ||
  (ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken)

const variablesInYaml = (text: string): readonly string[] =>
  Array.from(text.matchAll(/env:([A-Z][A-Z0-9_]*)/g), ([, name]) => name ?? '')

/** The first column of the tables, and whether the other two are filled. */
const documentedIn = (page: string) =>
  Array.from(page.matchAll(/^\| `([A-Z][A-Z0-9_]*)` *\|([^|]*)\|([^|]*)\|$/gm), (row) => ({
    name: row[1] ?? '',
    isComplete: row[2]?.trim() !== '' && row[3]?.trim() !== '',
  }))

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort()

describe('docs/reference/configuration.md', () => {
  const programs = ['lib/http/settings.ts', ...filesIn('scripts').filter(isCode)]
  const read = [
    ...programs.flatMap((file) => variablesIn(textOf(file))),
    ...variablesInYaml(textOf('serverless.yml')),
  ]
  const documented = documentedIn(textOf('docs/reference/configuration.md'))

  it('lists every variable that is read, once, and no other', () => {
    expect(read).toContain('TABLE_NAME')
    expect(read).toContain('PORT')
    expect(
      documented.map(({ name }) => name).sort(),
      '1. Add a row with default and meaning to docs/reference/configuration.md for what is read and missing.\n' +
        '2. Remove the rows of what nobody reads.',
    ).toEqual(sorted(read))
  })

  it('gives each a default and a meaning', () => {
    expect(documented.filter(({ isComplete }) => !isComplete)).toEqual([])
  })

  it('contains all variables of serverless.yml', () => {
    const environment = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(textOf('serverless.yml'))?.[1]
    const set = Array.from((environment ?? '').matchAll(/^ {4}(\w+):/gm), ([, name]) => name ?? '')

    expect(set).toContain('TABLE_NAME')
    expect(set.filter((name) => !documented.some((row) => row.name === name))).toEqual([])
  })
})

describe('the check', () => {
  it('finds variables in every form of reading them, and only those', () => {
    expect(variablesIn('const a = process.env.A_ONE ?? 1')).toEqual(['A_ONE'])
    expect(variablesIn(`const { A_ONE = '', B_TWO: b } = process.env`)).toEqual(['A_ONE', 'B_TWO'])
    expect(variablesIn(`const a = optional('A_ONE') ?? required('B_TWO')`)).toHaveLength(2)
    expect(variablesIn('process.env.A_ONE = 1; delete process.env.B_TWO')).toEqual([])
    expect(variablesIn(`other('A_ONE'); // process.env.B_TWO`)).toEqual([])
    expect(variablesIn('const path = process.env.PATH')).toEqual([])
    expect(variablesInYaml(`a: \${env:A_ONE, '1'} \${opt:b, env:B_TWO}`)).toEqual([
      'A_ONE',
      'B_TWO',
    ])
  })

  it('finds the rows of a table', () => {
    expect(documentedIn('| `A_ONE` | none | What it is. |\n| `B_TWO` |  | x |\n`C_THREE`')).toEqual(
      [
        { name: 'A_ONE', isComplete: true },
        { name: 'B_TWO', isComplete: false },
      ],
    )
  })
})
