/** The items of competitors and entries in the table, and their limits. */
import { beforeEach, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { newEntry } from '#entries/steps/enter.ts'
import { blankCompetitor } from '#entries/steps/newEntries.ts'
import { entriesMax, putEntry } from '#races/items/entries.ts'
import { putCompetitor } from '#races/items/competitors.ts'
import {
  createCompetitor,
  makeCompetitor,
  onCompetitors,
  type ShownCompetitor,
} from '../support/entries.ts'
import { open, secret } from '../support/openRegattas.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'

const competitorName = 'Tom Sailor'

const service = await useTestService()
let cup: string
let otherCup: string
let tom: ShownCompetitor
const ann = await service.createUser('ann')
beforeEach(async () => {
  cup = await makeEvent(service, ann, open)
  otherCup = await makeEvent(service, ann, open)
  tom = await makeCompetitor(service, cup, { token: ann, competitorName })
})

const idsOf = async (regatta: string) => {
  const { body } = await service.request(`GET ${regattaPath(regatta, '/competitors')}`, {
    token: ann,
  })
  return (body as readonly ShownCompetitor[]).map(({ id }) => id)
}

it('the table is whole after changes of competitors and entries', async () => {
  await onCompetitors(service, otherCup, `/${tom.id}/add`, { token: ann })
  const json = { name: 'Tim', timeOnTimeFactor: 0.1 }
  await service.request(`PUT ${V}/competitors/${tom.id}`, { token: ann, json })
  await onCompetitors(service, cup, `/${tom.id}/remove`, { token: ann })
  expect(findViolations(itemsOf(await stateOf(service)))).toEqual([])
})

it('the table has all of many competitors who register at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      createCompetitor(service, cup, { secret, competitorName: `Boat ${n}` }),
    ),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await idsOf(cup)).toHaveLength(17)
})

it('the table has no e-mail address in the audit trail', async () => {
  const competitorEmail = 'audited@example.com'
  const { id } = await makeCompetitor(service, cup, {
    token: ann,
    competitorName,
    competitorEmail,
  })
  const json = { email: 'changed@example.com' }
  await service.request(`PUT ${V}/competitors/${id}`, { token: ann, json })
  const items = itemsOf(await stateOf(service)).map((item) => JSON.stringify(item))
  const records = items.filter((item) => item.includes('"AUDIT#'))
  expect(records.filter((item) => item.includes(id)).length).toBeGreaterThan(1)
  expect(records.filter((item) => item.includes('@example.com'))).toEqual([])
})

it('the table has a limited number of entries in a regatta', async () => {
  const setup = securitySetup(service)
  const entries = Array.from({ length: entriesMax - 1 }, () =>
    newEntry(blankCompetitor({ boatClass: '49er' }, competitorName)),
  )
  await setup.fill(
    entries.flatMap((entry) => [
      putCompetitor(entry.competitor, { regattaNames: [cup] }, 'absent'),
      putEntry(cup, entry, 'absent'),
    ]),
  )
  const full = await createCompetitor(service, cup, { token: ann, competitorName })
  expect(full).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  const other = await makeCompetitor(service, otherCup, { token: ann, competitorName })
  const added = await onCompetitors(service, cup, `/${other.id}/add`, { token: ann })
  expect(added.status).toBe(400)
  expect(await idsOf(cup)).toHaveLength(entriesMax)
})
