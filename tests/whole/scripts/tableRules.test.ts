/**
 * Each rule for a whole table: the demo satisfies it, and a demo with one damaged item does not.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { S, V } from '../../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { references } from '../../../scripts/tableRules/entities.ts'
import { findLasting, findViolations, tableRules } from '../../../scripts/tableRules/rules.ts'
import { regatta } from '../../../scripts/demo/data/regatta.ts'
import { readAllItems } from '../../../scripts/tableItems.ts'
import { feedEventEntity } from '#feed/items/feed.ts'
import type { Item } from '#table/items.ts'
import { load } from '../../support/demo.ts'
import { type TestService } from '../../support/functions.ts'
import { receiveRole } from '../../support/stranger.ts'
import { useTestService } from '../../support/useTestService.ts'
import '../../support/quietLog.ts'
import { reachDamages } from './reachDamages.ts'
import { type Damages, damages, unrecorded } from './tableDamages.ts'
import { WholeTable } from './wholeTable.ts'

const service = await useTestService()
let items: readonly Item[]
beforeAll(async () => {
  await load(service)
  const token = service.adminToken
  await service.request(`PUT ${S}/preferences/layout`, { token, json: { wide: true } })
  await service.request(`PUT ${S}/preferences/colours`, { token, json: ['red'] })
  await receiveRole(service)
  await openGroup(service)
  const webhook = { url: 'https://receiver.example/', regatta }
  await service.request(`POST ${V}/webhooks`, { token, json: webhook })
  items = await readAllItems(service)
}, 240_000)

/** A webhook and its reference name each other. */
const webhookDamages: Damages = {
  [references.name]: {
    'a webhook without its reference': (table) => table.gone('webhookReference'),
    'a reference without its webhook': (table) => table.gone('webhook'),
  },
}

const event = {
  ...feedEventEntity.key('Kiel', '0000000000000001'),
  entity: 'feedEvent',
  regattaName: 'Kiel',
  number: 1,
  id: 'a',
  type: 'race.tag.created',
  subject: '',
  timeMillis: 1,
  data: '{}',
  expiresAtSeconds: 4e9,
  version: 1,
  writeId: 'x',
}

const feedDamages: Damages = {
  'no event has a number after the last one of its feed': {
    'an event of a feed that was overwritten': (table) => [...table.items, event],
  },
}

const cases = [damages, reachDamages, webhookDamages, feedDamages].flatMap((each) =>
  Object.entries(each).flatMap(([rule, byWhat]) =>
    Object.entries(byWhat).map(([what, damage]) => [rule, what, damage] as const),
  ),
)

const openGroup = async ({ request, adminToken: token }: TestService) => {
  const { body } = await request(`PUT ${S}/usergroup`, { token, json: { groupName: 'open' } })
  const { groupId } = body as { readonly groupId: string }
  const route = `PUT ${S}/usergroup/${groupId}/role/${predefinedRoles.sailingViewer.id}`
  await request(route, { token, json: { forAll: true } })
}

describe('the table of the demo', () => {
  it('satisfies all rules', () => {
    expect(items.length).toBeGreaterThan(100)
    expect(findViolations(items)).toEqual([])
  })

  it.each(cases)('breaks "%s" with %s', (rule, _, damage) => {
    const findings = findViolations(damage(new WholeTable(items)))

    // The damage itself has no audit record.
    const broken = new Set(findings.map((found) => found.rule))
    if (rule !== unrecorded) broken.delete(unrecorded)
    expect([...broken]).toEqual([rule])
  })

  it('is damaged once for every rule', () => {
    const damaged = new Set(cases.map(([rule]) => rule))

    expect([...damaged].sort()).toEqual(tableRules.map(({ name }) => name).sort())
  })
})

describe('a table in use', () => {
  const stranger = { PK: 'OTHER#', SK: 'OTHER', version: 1, writeId: 'x' }
  const other = { ...stranger, SK: 'ANOTHER' }
  const role = () => new WholeTable(items).anyOf('role')
  const incomplete = () => new WholeTable(items).changed(role(), { permissions: undefined })
  const check = async (...readings: readonly (readonly Item[])[]) => {
    const pauses: number[] = []
    const left = [...readings]
    const { count, findings } = await findLasting(
      () => Promise.resolve(left.shift() ?? []),
      (millis) => Promise.resolve(pauses.push(millis)),
    )
    return { count, keys: findings.map(({ key }) => key), pauses: pauses.length }
  }

  it('has the findings of two readings', async () => {
    const first = [...items, stranger, other]
    const count = items.length + 1

    expect(await check(first, [...items, other])).toEqual({
      count,
      keys: ['OTHER# ANOTHER'],
      pauses: 1,
    })
    expect(await check(first, items)).toEqual({ count: items.length, keys: [], pauses: 1 })
  })

  it('is read once without findings, or with an item that is not whole', async () => {
    const { PK, SK } = role()

    expect(await check(items)).toEqual({ count: items.length, keys: [], pauses: 0 })
    expect(await check(incomplete())).toMatchObject({ keys: [`${PK} ${SK}`], pauses: 0 })
    expect(await check([...items, stranger], incomplete())).toMatchObject({ keys: [`${PK} ${SK}`] })
  })
})
