/** `docs/guides/operations.md` and `docs/guides/deployment.md` name what there is to look at and to run. */
import { describe, expect, it } from 'vitest'
import { metrics } from '../../lib/http/metrics.ts'
import { rotationSteps } from '../../scripts/tokenKeyRotation.ts'
import { blocksOf } from '../support/markdown.ts'
import { textOf } from './files.ts'

const operations = textOf('docs/guides/operations.md')
const deployment = textOf('docs/guides/deployment.md')

/** The fields of the log line. One field of an unexpected error represents all of them. */
const logFields = () => {
  const { 1: line = '' } =
    /const line = \{\n([\s\S]*?)\n {2}\}\n/.exec(textOf('lib/http/middleware/requestLog.ts')) ?? []
  return new Set([
    ...Array.from(line.matchAll(/^ {4}(\w+)/gm), ([, name = '']) => name),
    ...Array.from(line.matchAll(/\{ (failure|error):/g), ([, name = '']) => name),
  ])
}

/** The fields in queries of Logs Insights. */
const queried = (query: string): readonly string[] =>
  query
    .replace(/"[^"]*"/g, '')
    .split(/[^\w.]+/)
    .map((word) => word.replace(/\..*/, ''))
    .filter((word) => /^[a-zA-Z]+$/.test(word))
    .filter((word) => !words.has(word))

const words = new Set([
  ...['filter', 'stats', 'sort', 'by', 'bin', 'desc', 'count', 'sum', 'avg', 'pct', 'ispresent'],
])

describe('docs/guides/operations.md', () => {
  it('has every metric, and no other', () => {
    const rows = Array.from(operations.matchAll(/^\| `([A-Z]\w+)` /gm), ([, name]) => name)

    expect(rows).toEqual(Object.keys(metrics))
  })

  it('queries existing fields of the log', () => {
    const queries = blocksOf(operations)
      .map(({ text }) => text)
      .filter((text) => /^(?:filter|stats)/.test(text))
    const fields = logFields()

    expect(queries.length).toBeGreaterThan(5)
    expect(fields).toContain('storeCalls')
    expect(queries.flatMap(queried).filter((field) => !fields.has(field))).toEqual([])
  })

  it('has all steps of a rotation, in their order', () => {
    const taken = Array.from(operations.matchAll(/rotate-key -- ([a-z]+)/g), ([, step]) => step)

    expect(taken).toEqual([...Object.keys(rotationSteps), 'replace'])
  })

  it('names existing alarms', () => {
    const mentionedAlarms = Array.from(
      operations.matchAll(/`(\w+Alarm)`/g),
      ([, name = '']) => name,
    )

    expect(mentionedAlarms.length).toBeGreaterThan(1)
    for (const name of mentionedAlarms) expect(textOf('serverless.yml')).toContain(`    ${name}:\n`)
  })
})

describe('docs/guides/deployment.md', () => {
  it('has every alarm of the stack', () => {
    const mentionedAlarms = Array.from(
      deployment.matchAll(/^\| `(\w+Alarm)` /gm),
      ([, name]) => name,
    )
    const defined = Array.from(
      textOf('serverless.yml').matchAll(/^ {4}(\w+Alarm):$/gm),
      ([, name]) => name,
    )

    expect(defined.length).toBeGreaterThan(5)
    expect(mentionedAlarms.toSorted()).toEqual(defined.toSorted())
  })
})

describe('the check of queries', () => {
  it('finds the fields, and leaves out texts and functions', () => {
    expect(queried('filter gone = "status" | stats count() by operation, error.name')).toEqual([
      ...['gone', 'operation', 'error'],
    ])
  })
})
