/** `docs/reference/errors.md` says about every failure what the service does, with an example that is true. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import { problem } from '#schemas/platform/problem.ts'
import { textOf } from '../../../scripts/borders/sources.ts'

interface Section {
  readonly code: string
  readonly text: string
}

const sectionsOf = (page: string): readonly Section[] =>
  page
    .split(/^### /m)
    .slice(1)
    .map((text) => ({ code: text.split('\n')[0] ?? '', text }))

const ajv = new Ajv2020({ strict: false, allErrors: true })

/** The differences between the page and the table of problemTypes. */
const faultsOf = (
  page: string,
  table: Readonly<Record<string, { readonly status: number; readonly title: string }>>,
): readonly string[] => {
  const sections = sectionsOf(page)
  const documented = sections.map(({ code }) => code)
  return [
    ...Object.keys(table)
      .filter((code) => !documented.includes(code))
      .map((code) => `${code} is missing`),
    ...sections.flatMap(({ code, text }) => {
      const row = table[code]
      if (row === undefined) return [`${code} is not a failure`]
      const example = /```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '{}'
      return [
        ...(text.includes(`\n${row.status}: ${row.title}\n`) ? [] : [`${code}: status or title`]),
        ...(/\nCause: \S/.test(text) ? [] : [`${code}: its cause`]),
        ...(/\nFix: \S/.test(text) ? [] : [`${code}: its fix`]),
        ...exampleFaults(JSON.parse(example), { code, ...row }).map((fault) => `${code}: ${fault}`),
      ]
    }),
  ]
}

const exampleFaults = (example: unknown, expected: object): readonly string[] => {
  if (!ajv.validate(problem, example)) return [`the example: ${ajv.errorsText()}`]
  const given = example as Readonly<Record<string, unknown>>
  return Object.entries(expected)
    .filter(([name, value]) => given[name] !== value)
    .map(([name]) => `the ${name} in the example`)
}

describe('docs/reference/errors.md', () => {
  it('explains every failure, with its status and title, and no other', () => {
    const faults = faultsOf(textOf('docs/reference/errors.md'), problemTypes)
    expect(
      faults,
      '1. Write a section like the others into docs/reference/errors.md for each code that is missing, and\n' +
        '   correct what is named here.\n' +
        '2. Remove the sections of codes that schemas/platform/problemTypes.ts does not have.',
    ).toEqual([])
  })

  it('has the order of the table, so that a code is found', () => {
    const codes = sectionsOf(textOf('docs/reference/errors.md')).map(({ code }) => code)

    expect(codes).toEqual(Object.keys(problemTypes))
  })
})

describe('the check', () => {
  const table = { 'too-late': { status: 410, title: 'Too late' } }
  const example = {
    type: '/docs#too-late',
    title: 'Too late',
    status: 410,
    detail: 'The race is over.',
    instance: '/',
    code: 'too-late',
    requestId: '12345678',
  }
  const page = (json: object, heading = 'too-late', line = '410: Too late') =>
    `# Errors\n\n### ${heading}\n\n${line}\n\nCause: a\n\nFix: b\n\n` +
    `\`\`\`json\n${JSON.stringify(json)}\n\`\`\`\n`

  it('finds no fault in a correct page', () => {
    expect(faultsOf(page(example), table)).toEqual([])
  })

  it('finds missing, additional and wrong sections', () => {
    expect(faultsOf('# Errors\n', table)).toEqual(['too-late is missing'])
    expect(faultsOf(page(example, 'other'), table)).toEqual([
      'too-late is missing',
      'other is not a failure',
    ])
    expect(faultsOf(page(example, 'too-late', '400: Too late'), table)).toEqual([
      'too-late: status or title',
    ])
    expect(faultsOf(page({ ...example, status: 400 }), table)).toEqual([
      'too-late: the status in the example',
    ])
    expect(faultsOf(page({ ...example, secret: 1 }), table)).toHaveLength(1)
  })
})
