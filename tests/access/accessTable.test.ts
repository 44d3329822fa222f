/**
 * The access table, which is reviewed like code: `tests/golden/access.txt` contains the status of
 * every endpoint for every persona. A change of the permission rules changes a line there.
 */
import { resolve } from 'node:path'
import pLimit from 'p-limit'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../functions/routes.ts'
import { type Endpoint, methodOf, type Route } from '#endpoint/endpoint.ts'
import { guardsIn } from '#endpoint/guard.ts'
import { isGenerated, reviewedLines, reviewedText } from '../support/golden.ts'
import { type Attempt, type Scenario, send } from './scenario.ts'
import { missingScenarios, scenarios } from './scenarios.ts'
import { formatTable, type Row } from './table.ts'
import { columns, startFixture, type Fixture } from './fixture.ts'

const goldenFile = resolve(import.meta.dirname, '../golden/access.txt')

let rows: readonly Row[] = []

beforeAll(async () => {
  rows = await allRows()
  // Every persona sends a request to each of 175 routes. A slow machine takes the time that it needs.
}, 0)

/** With several tables at once, each for few endpoints, because objects of others make lists slower. */
const allRows = async (): Promise<readonly Row[]> => {
  const found = endpoints.filter(({ name }) => !isGenerated(name)).flatMap(reviewedRows)
  const generated = endpoints.filter(({ name }) => isGenerated(name))
  const starts = generated.map((_, at) => at).filter((at) => at % 20 === 0)
  const made = await pLimit(4).map(starts, (at) => newRows(generated.slice(at, at + 20)))
  return [...found, ...made.flat()]
}

const newRows = async (some: readonly Endpoint[]): Promise<readonly Row[]> => {
  const fixture = await startFixture()
  const found: Row[] = []
  for (const endpoint of some) {
    for (const route of endpoint.routes) found.push(await rowOf(fixture, endpoint, route))
  }
  await fixture.stop()
  return found
}

const reviewedRows = (endpoint: Endpoint): readonly Row[] => {
  const lines = reviewedLines(goldenFile)
  return endpoint.routes.flatMap((route) => {
    const [, , , ...statuses] = lines.get(route)?.split(/ +/) ?? []
    return statuses.length === 0 ? [] : [{ endpoint, route, statuses: statuses.map(Number) }]
  })
}

/** Objects created for a refused or reading persona are used again for the next one. */
const rowOf = async (fixture: Fixture, endpoint: Endpoint, route: Route): Promise<Row> => {
  const scenario = scenarios[endpoint.name]
  if (scenario === undefined) return { endpoint, route, statuses: columns.map(() => undefined) }
  const statuses: number[] = []
  let attempt: Attempt | undefined
  for (const persona of fixture.personas) {
    attempt ??= await scenario(fixture, persona)
    const { status } = await send(fixture, route, persona, attempt)
    statuses.push(status)
    const isUsedUp = methodOf(route) !== 'GET' && status < 400
    if (isUsedUp || isForOne(scenario)) attempt = undefined
  }
  return { endpoint, route, statuses }
}

/** A scenario with a second parameter creates separate objects for each persona. */
const isForOne = (scenario: Scenario): boolean => scenario.length > 1

describe('the access table', () => {
  it('has a scenario for each endpoint, and no others', () => {
    expect(
      missingScenarios(endpoints, scenarios),
      'Every persona sends a request to every endpoint.\n' +
        '1. Add a scenario with the name of the endpoint to tests/access/<group>Scenarios.ts, or\n' +
        '   remove the scenario of an endpoint that does not exist any more.\n' +
        '2. Run npm run generate, and review the new lines.',
    ).toEqual({ withoutScenario: [], withoutEndpoint: [] })
  })

  it('equals the reviewed table', () => {
    const actual = formatTable(columns, rows)

    expect(
      actual,
      'The permissions of a persona have changed.\n' +
        '1. If a changed cell is wrong, correct the guard or the rule.\n' +
        '2. Otherwise run npm run generate, and commit the diff of tests/golden/access.txt with\n' +
        '   your reasons.',
    ).toBe(reviewedText(goldenFile, actual))
  })

  it.each(['anonymous', 'stranger', 'denied(acl)'] as const)(
    'refuses %s every action on an object',
    (column) => {
      const onObjects = rows.filter(({ endpoint }) => guardsIn(endpoint.guard)[0].kind === 'object')
      const statuses = onObjects.map(({ statuses }) => statuses[columns.indexOf(column)])

      expect(onObjects.length).toBeGreaterThan(10)
      expect(new Set(statuses)).toEqual(new Set([column === 'anonymous' ? 401 : 403]))
    },
  )

  it('refuses anonymous requests to endpoints that require credentials', () => {
    const signedIn = rows.filter(({ endpoint }) => guardsIn(endpoint.guard)[0].kind === 'signed-in')

    expect(signedIn.length).toBeGreaterThan(0)
    expect(signedIn.filter(({ statuses }) => statuses[0] !== 401)).toEqual([])
  })

  it('permits every action on an object to its owner and to administrators', () => {
    const onObjects = rows.filter(({ endpoint }) => guardsIn(endpoint.guard)[0].kind === 'object')
    const ofBoth = onObjects.flatMap(({ endpoint, statuses }) =>
      (['owner', 'admin'] as const).map(
        (column) => `${endpoint.name} ${statuses[columns.indexOf(column)] ?? ''}`,
      ),
    )

    expect(ofBoth.filter((text) => !/ 20\d$/.test(text))).toEqual([])
  })
})

describe('the checks of the access table', () => {
  it('report missing and surplus scenarios', () => {
    const some = endpoints.slice(0, 2)
    const [first, second] = some.map(({ name }) => name)

    const complete = { [first ?? '']: () => ({}), [second ?? '']: () => ({}) }
    const other = { [first ?? '']: () => ({}), gone: () => ({}) }

    expect(missingScenarios(some, complete)).toEqual({ withoutScenario: [], withoutEndpoint: [] })
    expect(missingScenarios(some, other)).toEqual({
      withoutScenario: [second],
      withoutEndpoint: ['gone'],
    })
  })
})
