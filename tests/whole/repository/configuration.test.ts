/** `docs/reference/configuration.md` lists the environment variables that are read, and nothing else. */
import { describe, expect, it } from 'vitest'
import { filesIn, isCode, textOf } from '../../../scripts/borders/sources.ts'

/** Variables of the shell and of npm, which users do not set for this project. */
const given = new Set(['PATH', 'npm_lifecycle_event'])

/** Direct reads, which are no assignments, and names given to the functions of `settings.ts`. */
const read =
  /(?<!delete )process\.env\.(\w+)(?! = )\b|\b(?:(?:optional|required|text)\(|durationIn\([\w.]+, )'([A-Z][A-Z0-9_]*)'/g

/** The names of the variables that a program reads. */
const variablesIn = (text: string): readonly string[] => {
  const code = text.replace(/\/\/.*|\/\*[^]*?\*\//g, '')
  const unpacked = Array.from(
    code.matchAll(/\{([^{}]*)\} = (?:process\.env|environment)\b/g),
    ([, names = '']) => Array.from(names.matchAll(/(?:^|,)\s*(\w+)/g), ([, name = '']) => name),
  )
  const found = [...code.matchAll(read)].map(([, direct, named]) => direct ?? named ?? '')
  return [...new Set([...found, ...unpacked.flat()])].filter(
    (name) => /^[A-Z]/.test(name) && !given.has(name),
  )
}

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
  const programs = [
    'lib/platform/endpoint/settings.ts',
    // Tests start services with it, and choose the command.
    ...filesIn('scripts').filter((file) => isCode(file) && file !== 'scripts/requests/service.ts'),
  ]
  const found = [
    ...programs.flatMap((file) => variablesIn(textOf(file))),
    ...['serverless.yml', ...filesIn('deploy')].flatMap((file) => variablesInYaml(textOf(file))),
  ]
  const documented = documentedIn(textOf('docs/reference/configuration.md'))

  it('lists every variable that is read, once, and no other', () => {
    expect(found).toContain('TABLE_NAME')
    expect(found).toContain('PORT')
    expect(
      documented.map(({ name }) => name).sort(),
      '1. Add a row with default and meaning to docs/reference/configuration.md for what is read and missing.\n' +
        '2. Remove the rows of what nobody reads.',
    ).toEqual(sorted(found))
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
