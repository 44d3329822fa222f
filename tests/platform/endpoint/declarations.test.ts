/** Rules for the declarations in `functions/` that the types cannot express. */
import { Type } from '@sinclair/typebox'
import { describe, expect, it } from 'vitest'
import { canWrite } from '#endpoint/middleware/dryRun.ts'
import { type Endpoint, methodOf } from '#endpoint/endpoint.ts'
import { roleOf } from '../../../deploy/functions.ts'
import { endpoints } from '../../../functions/routes.ts'
import { endpointFiles } from '../../../scripts/endpointList.js'
import { inputFaults, nameFaults, routeConflicts, summaryFaults } from './declarationRules.ts'

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
      'Give the declaration the name of its file.',
    ).toEqual([])
  })

  it('has a unique summary', () => {
    expect(summaryFaults(endpoints), 'Write a summary that fits only this endpoint.').toEqual([])
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

describe('the routes', () => {
  it('are never ambiguous', () => {
    expect(
      routeConflicts(endpoints),
      '1. Find a path that matches both.\n2. Make a segment of one of them literal.',
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

  it('distinguish functions that write from those that read', () => {
    expect(roleOf({ routes: ['GET /a'] })).toBe('ReadRole')
    expect(roleOf({ routes: ['GET /a'], changes: true })).toBe('WriteRole')
    expect(roleOf({ routes: ['GET /a'], recordsReading: true })).toBe('WriteRole')
    expect(roleOf({ routes: ['GET /a', 'DELETE /a'] })).toBe('WriteRole')
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
