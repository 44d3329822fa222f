/**
 * The numbers of docs/evidence/scale.md are those of the code, and its tables of costs are worked out from
 * tests/golden/storeCalls.txt by `npm run generate`.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { endpoints } from '../../functions/routes.ts'
import { epochCopies } from '../../lib/store/entities/epoch.ts'
import { keys } from '../../lib/store/keys.ts'
import { togetherBytesMax } from '../../lib/store/entities/marks.ts'
import { nobody, putEverybody } from '../../lib/store/entities/everybody.ts'
import { boardTagsMax } from '../../lib/service/pages/raceBoard.ts'
import { billOfAsking } from '../../scripts/cost/bill.ts'
import { assumed, memoryMegabytes, prices } from '../../scripts/cost/prices.ts'
import { storeCostsOf } from '../../scripts/cost/storeCosts.ts'
import {
  audienceTable,
  epochTable,
  operationsTable,
  partitionReadUnits,
  partitionWriteUnits,
  peopleTable,
  workloadsTable,
} from '../../scripts/cost/tables.ts'
import { entityDescriptions } from '../../scripts/tableOverview.ts'
import { formatted } from '../../scripts/formatted.ts'
import { rowIn, tableUnder } from '../support/markdown.ts'
import { reviewedText } from '../support/golden.ts'

const root = resolve(import.meta.dirname, '../..')
const file = join(root, 'docs/evidence/scale.md')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const page = readFileSync(file, 'utf8')
const costs = storeCostsOf(endpoints, read('tests/golden/storeCalls.txt'))

const numberIn = (text = ''): number => Number(/\d[\d,.]*/.exec(text)?.[0].replace(/,/g, ''))

describe('the tables of docs/evidence/scale.md', () => {
  const sections = {
    operations: operationsTable(costs),
    people: peopleTable(costs),
    workloads: workloadsTable(costs),
    epoch: epochTable(),
    audience: audienceTable(costs),
  }

  it('are the calculated ones', async () => {
    const filled = Object.entries(sections).reduce(
      (text, [name, table]) =>
        text.replace(
          new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`),
          (_all, start: string, end: string) => `${start}\n${table}\n\n${end}`,
        ),
      page,
    )
    const expected = await formatted(file, filled)

    expect(Object.keys(sections).filter((name) => !page.includes(`<!-- ${name} -->`))).toEqual([])
    expect(
      expected,
      'A request costs more or less than docs/evidence/scale.md says.\n' +
        'Run npm run generate, read the diff, and correct the sentences near the tables.',
    ).toBe(reviewedText(file, expected))
  })
})

describe('a bill', () => {
  const cost = { trips: 2, readUnits: 4, writeUnits: 5 }
  const million = { operation: 'createTag', times: 1e6 }

  it('is units times price, requests times price, and time times memory', () => {
    const bill = billOfAsking(million, cost)
    const seconds = (assumed.millis + 2 * assumed.millisOfTrip) / 1000

    expect(bill.table).toBeCloseTo(4 * 0.125 + 5 * 0.625)
    expect(bill.gateway).toBeCloseTo(1)
    expect(bill.functions).toBeCloseTo(0.2 + 1e6 * seconds * prices.functionGigabyteSecond)
  })

  it('charges cached responses to the cache only', () => {
    const { requests, readUnits, gateway, sent } = billOfAsking({ ...million, cached: 0.9 }, cost)

    expect([requests, readUnits, gateway].map(Math.fround)).toEqual(
      [1e6, 4e5, 0.1].map(Math.fround),
    )
    expect(sent).toBeCloseTo(1)
  })

  it('has more units for larger objects, and more time for a password', () => {
    const plain = billOfAsking(million, cost)
    const larger = billOfAsking({ ...million, moreReadUnits: 15 }, cost)
    const hashed = billOfAsking({ ...million, hashes: true }, cost)

    expect(larger.readUnits - plain.readUnits).toBe(15e6)
    expect(hashed.functions - plain.functions).toBeCloseTo(4, 1)
  })

  it('is not calculated from a table without a route, or without numbers', () => {
    const operations = [{ name: 'hello', routes: ['GET /hello'] }]

    expect(storeCostsOf(operations, 'head\nGET /hello 1 2 3.5 0 Query').get('hello')).toEqual({
      trips: 1,
      readUnits: 3.5,
      writeUnits: 0,
    })
    expect(() => storeCostsOf(operations, 'head\nGET /bye 1 1 1 0 Query')).toThrow('GET /hello')
    expect(() => storeCostsOf(operations, 'head\nGET /hello 1 Query')).toThrow('no numbers')
  })
})

describe('docs/evidence/scale.md', () => {
  it('names every item of the table', () => {
    const documentedItems = tableUnder(page, '### Every item of `lib/store/keys.ts`').flatMap(
      ([first = '']) => first.split(', '),
    )
    const items = [...entityDescriptions().values()].map(({ title }) => title)

    expect(items.length).toBe(Object.keys(keys).length)
    expect(documentedItems.map((name) => name.toLowerCase()).sort()).toEqual(
      items.map((name) => name.toLowerCase()).sort(),
    )
  })

  it('divides rightly: what a key carries is what a partition gives by what a request takes', () => {
    const rows = tableUnder(page, '## Capacity of each key')
    const limits: Readonly<Record<string, number>> = {
      '3,000 read': partitionReadUnits,
      '1,000 write': partitionWriteUnits,
    }

    expect(rows.length).toBeGreaterThan(10)
    expect(rows.map((cells) => numberIn(cells[3]))).toEqual(
      rows.map((cells) => Math.floor((limits[cells[2] ?? ''] ?? NaN) / numberIn(cells[1]))),
    )
  })

  const constantIn = (path: string, name: string): number =>
    Number(new RegExp(`\\b${name}(?: =|:) ([\\d_]+)`).exec(read(path))?.[1]?.replace(/_/g, ''))
  const rate = constantIn('serverless.yml', 'ThrottlingRateLimit')
  const boardSeconds = Number(/find\('course'\) \? (\d+)/.exec(read('browser/board.js'))?.[1])

  it.each([
    ['audience', `from ${(rate * boardSeconds).toLocaleString('en-US')} boards of any race`],
    [
      'audience',
      `from ${Math.floor((partitionReadUnits / 16) * boardSeconds).toLocaleString('en-US')} boards of one race`,
    ],
  ])('states in the column "%s" what follows from the code: %s', (_column, first) => {
    expect(rowIn(page, first)).toHaveLength(3)
  })

  it.each([
    ['our own throttling', rate],
    ['our own throttling', constantIn('serverless.yml', 'ThrottlingBurstLimit')],
    ['Lambda, processor', memoryMegabytes],
    ['marks', togetherBytesMax],
    ['marks', constantIn('lib/store/entities/marks.ts', 'marksBytesMax')],
    [
      'SSH keys of a user, SSH key',
      constantIn('lib/service/landscape/newSshKey.ts', 'publicKeysCharactersMax'),
    ],
    ['event, regatta', constantIn('lib/store/entities/regattas.ts', 'regattaBytesMax')],
    ['course', constantIn('lib/store/entities/courses.ts', 'courseBytesMax')],
    ['user', constantIn('lib/service/roles/memberships.ts', 'membershipsMax')],
    ['received grants', constantIn('lib/service/roles/grantLimits.ts', 'receivedMax')],
    [
      'preference, preference keys',
      constantIn('lib/service/users/preferences.ts', 'preferencesMax'),
    ],
    ['large write', constantIn('lib/store/largeWrites.ts', 'largeWritesMax')],
  ])('has the value for "%s": %i', (first, number) => {
    expect(rowIn(page, first).join(' ')).toContain(number.toLocaleString('en-US'))
  })

  it.each([
    [`reads one of ${epochCopies} copies`],
    [`The board backs off by itself`],
    [`1,024 MB and ${constantIn('serverless.yml', 'timeout')} seconds for each function`],
    [
      `\`trailingWritesMax\` in \`lib/service/groups/groups.ts\` from ${constantIn('lib/service/groups/groups.ts', 'trailingWritesMax')} to 10`,
    ],
    [
      `\`sweepSize\` in \`lib/service/roles/roles.ts\` from ${constantIn('lib/service/roles/roles.ts', 'sweepSize')} to 10`,
    ],
    [`${assumed.millis} ms and ${assumed.millisOfTrip} ms for each round trip`],
    [`about ${assumed.millisOfPassword} ms, $4.00 for a million`],
    [`a list of ${boardTagsMax} tags`],
  ])('contains: %s', (sentence) => {
    expect(page.replace(/\s+/g, ' ')).toContain(sentence)
  })

  it('has the size of a role in the item of a user', () => {
    const assignment = {
      ...{ roleId: newId(), transitive: true, qualifyingGroupId: newId() },
      ...{ qualifyingUserId: null, qualifyingUserName: null },
    }
    const write = putEverybody({ ...nobody, permissions: [], assignments: [assignment] }, 'any')
    const stored = 'put' in write ? write.put.assignments : undefined
    const because = rowIn(page, 'a user with many groups and roles')[2]

    expect(Math.abs(Buffer.byteLength(JSON.stringify(stored)) - numberIn(because))).toBeLessThan(5)
  })

  it('has the memory of a function in serverless.yml', () => {
    expect(constantIn('serverless.yml', 'memorySize')).toBe(memoryMegabytes)
  })
})
