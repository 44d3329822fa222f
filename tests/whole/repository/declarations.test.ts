/** The declarations in `functions/` are the source: everything derived from them is current. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Type } from '@sinclair/typebox'
import { describe, expect, it } from 'vitest'
import { canWrite } from '#endpoint/dryRunResponse.ts'
import { type Endpoint, methodOf } from '#endpoint/endpoint.ts'
import { endpoints } from '../../../functions/routes.ts'
import { openApiText } from '../../../scripts/generate.ts'
import { clientFiles } from '../../../scripts/generateClient.ts'
import {
  backgroundFiles,
  declarationsModule,
  endpointFiles,
} from '../../../scripts/declarations.ts'
import { backgroundDeclarations } from '../../support/backgroundDeclarations.ts'
import { kindOf, serverlessBlock } from '../../support/serverlessBlock.ts'
import { backgroundFaults } from './backgroundRules.ts'
import { requiredRoutes } from './contractRoutes.ts'
import {
  inputFaults,
  nameFaults,
  routeConflicts,
  serverlessFaults,
  summaryFaults,
} from './declarationRules.ts'

const root = resolve(import.meta.dirname, '../../..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const serverlessYml = textOf('serverless.yml')

const background = await backgroundDeclarations()

const isReworkedWrite = ({
  routes,
  ...endpoint
}: Pick<Endpoint, 'routes' | 'changes' | 'conditional' | 'compresses'>): boolean =>
  (endpoint.conditional !== undefined || endpoint.compresses === true) &&
  routes.some((route) => canWrite(endpoint, methodOf(route)))

describe('each endpoint', () => {
  it('has one name: its file is called like its declaration', () => {
    expect(
      nameFaults(endpointFiles(), endpoints),
      '1. Give the declaration the name of its file.\n2. Run npm run generate.',
    ).toEqual([])
  })

  it('is in serverless.yml as it is declared, and no others are', () => {
    const faults = serverlessFaults(endpoints, serverlessYml, background)
    expect(
      faults,
      `1. Change the part \`functions:\` of serverless.yml:\n\n${faults.join('\n')}\n` +
        '2. Run the tests again.',
    ).toEqual([])
  })

  it('has a unique summary', () => {
    expect(
      summaryFaults(endpoints),
      '1. Write a summary that fits only this endpoint.\n2. Run npm run generate.',
    ).toEqual([])
  })

  it('declares all inputs that its guard and its paths use', () => {
    expect(
      endpoints.flatMap(inputFaults),
      '1. Add the property to the input, in schemas/.\n2. Or correct the name in the declaration.',
    ).toEqual([])
  })

  it('is conditional or compressed only if it reads', () => {
    expect(
      endpoints.filter(isReworkedWrite).map(({ name }) => name),
      'The outer chain adds an ETag or compresses, after dry runs and replays have their response.',
    ).toEqual([])
    const write = { routes: ['POST /a'], conditional: true } as const
    expect(isReworkedWrite(write)).toBe(true)
    expect(isReworkedWrite({ ...write, routes: ['GET /a'] })).toBe(false)
    expect(isReworkedWrite({ ...write, routes: ['GET /a'], changes: true })).toBe(true)
  })
})

describe('each function in functions/background', () => {
  it('has one name: its file is called like its declaration', () => {
    expect(nameFaults(backgroundFiles(), background)).toEqual([])
  })

  it('is in serverless.yml, with the stream that its declaration names', () => {
    expect(backgroundFaults(background, serverlessYml)).toEqual([])
  })

  it('has another name than the endpoints', () => {
    const names = new Set([...endpoints, ...background].map(({ name }) => name))
    expect(names.size).toBe(endpoints.length + background.length)
  })
})

describe('a derived file', () => {
  it('is current: functions/declarations.ts', () => {
    expect(
      textOf('functions/declarations.ts'),
      '1. Run npm run generate.\n2. Commit functions/declarations.ts with your change.',
    ).toBe(declarationsModule())
  })

  it('is current: openapi.json', async () => {
    expect(
      textOf('openapi.json'),
      '1. Run npm run generate.\n2. Review the diff of openapi.json.',
    ).toBe(await openApiText())
  })

  // Generating types for the whole document takes long on a busy machine.
  it('is current: client/', { timeout: 120_000 }, async () => {
    const made = await clientFiles(textOf('openapi.json'))
    const files = Object.keys(made)

    expect(files).toContain('client/schema.d.ts')
    expect(
      files.filter((file) => textOf(file) !== made[file]),
      '1. Run npm run generate.\n2. Review the diff of client/: does it break programs that use it?',
    ).toEqual([])
  })
})

describe('the routes', () => {
  it('are never ambiguous', () => {
    expect(
      routeConflicts(endpoints),
      '1. Find a path that matches both.\n2. Make a segment of one of them literal.',
    ).toEqual([])
  })

  it('include all that clients depend on', () => {
    const routes = new Set<string>(endpoints.flatMap(({ routes }) => routes))
    expect(
      requiredRoutes.filter((route) => !routes.has(route)),
      '1. Declare these routes again: clients use them.\n' +
        '2. Or agree on their removal, and record the reason in docs/decisions.',
    ).toEqual([])
  })
})

describe('the checks above', () => {
  it('distinguish ambiguous routes from others', () => {
    const first = { name: 'first', routes: ['GET /a/{x}/c'] as const }

    expect(routeConflicts([first, { name: 'other', routes: ['GET /a/{y}/c'] }])).toEqual([
      'first GET /a/{x}/c and other GET /a/{y}/c',
    ])
    expect(routeConflicts([{ name: 'twice', routes: ['GET /a', 'GET /a'] }])).toHaveLength(1)
    expect(routeConflicts([first, { name: 'longer', routes: ['GET /a/{y}'] }])).toEqual([])
    expect(routeConflicts([first, { name: 'literal', routes: ['GET /a/b/c'] }])).toEqual([])
    expect(routeConflicts([first, { name: 'crossing', routes: ['GET /{a}/b/c'] }])).toEqual([])
    expect(routeConflicts([first, { name: 'method', routes: ['PUT /a/{x}/c'] }])).toEqual([])
  })

  it('print the missing block of serverless.yml', () => {
    const endpoint = { name: 'hoist', routes: ['GET /flag', 'POST /flag'] } as const
    const block = [
      '  hoist:',
      '    <<: *writing',
      '    handler: dist/hoist/index.handler',
      "    package: { patterns: ['dist/hoist/**'] }",
      '    events:',
      '      - httpApi: GET /flag',
      '      - httpApi: POST /flag',
      '',
    ].join('\n')
    const before = 'provider:\n  name: aws\n'

    expect(serverlessBlock(endpoint)).toBe(block)
    expect(serverlessFaults([endpoint], `${before}functions:\n${block}\nresources:\n`)).toEqual([])
    expect(serverlessFaults([endpoint], `${before}functions:\n`)).toEqual([`add\n${block}`])
    const other = block.replace('*writing', '*reading')
    expect(serverlessFaults([endpoint], `functions:\n${other}`)).toEqual([
      `replace hoist by\n${block}`,
    ])
    expect(serverlessFaults([], `functions:\n${block}`)).toEqual([
      'remove hoist: no file in functions/ declares it',
    ])
  })

  it('compare a background function with its block of serverless.yml', () => {
    const patterns = [{ dynamodb: { Keys: { PK: { S: ['a'] } } } }]
    const hoist = { name: 'hoist', summary: 'Hoist', stream: { patterns } }
    const yml = (prefix: string, events: string) =>
      `functions:\n  hoist:\n    handler: ${prefix}/hoist/index.handler\n` +
      `    package: { patterns: ['dist/hoist/**'] }\n    events:\n${events}`
    const stream = `      - stream:\n          filterPatterns: ${JSON.stringify(patterns)}\n`
    const request = '      - httpApi: GET /flag\n'

    expect(backgroundFaults([hoist], yml('dist', stream))).toEqual([])
    expect(backgroundFaults([hoist], yml('src', stream))).toHaveLength(1)
    expect(backgroundFaults([hoist], yml('dist', stream.replace('"a"', '"b"')))).toHaveLength(1)
    expect(backgroundFaults([hoist], yml('dist', stream + request))).toHaveLength(1)
    expect(backgroundFaults([{ name: 'dip', summary: 'Dip' }], yml('dist', stream))).toEqual([
      'dip: serverless.yml has no such function',
    ])
    expect(
      backgroundFaults([{ name: 'hoist', summary: 'Hoist' }], yml('dist', stream)),
    ).toHaveLength(1)
  })

  it('distinguish functions that write from those that read', () => {
    expect(kindOf({ routes: ['GET /a'] })).toBe('reading')
    expect(kindOf({ routes: ['GET /a'], changes: true })).toBe('writing')
    expect(kindOf({ routes: ['GET /a'], recordsReading: true })).toBe('writing')
    expect(kindOf({ routes: ['GET /a', 'DELETE /a'] })).toBe('writing')
  })

  it('find names of inputs that do not exist', () => {
    const declared = {
      name: 'lower',
      routes: ['GET /flag/{color}'],
      input: Type.Object({ flag: Type.String() }),
    } as const
    const byColor = {
      kind: 'object',
      type: { from: 'kind' },
      id: 'color',
      actions: ['READ'],
    } as const

    expect(inputFaults({ ...declared, guard: byColor })).toEqual([
      'lower: `color` is not a property of the input',
      'lower: `kind` is not a property of the input',
    ])
    expect(
      inputFaults({ ...declared, routes: ['GET /flag/{flag}'], guard: { kind: 'public' } }),
    ).toEqual([])
  })

  it('find duplicate names and summaries', () => {
    expect(nameFaults(['functions/a/hoist.ts'], [{ name: 'hoist' }])).toEqual([])
    expect(nameFaults(['functions/a/hoist.ts'], [{ name: 'lower' }])).toHaveLength(1)
    expect(summaryFaults([{ name: 'hoist', summary: 'Hoist' }])).toEqual([])
    expect(
      summaryFaults([
        { name: 'hoist', summary: 'Hoist' },
        { name: 'lower', summary: 'Hoist' },
        { name: 'dip', summary: '' },
      ]),
    ).toEqual([
      'lower: the same summary as hoist',
      'dip: the summary must be there, without a full stop',
    ])
  })
})
