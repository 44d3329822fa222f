/** Many concurrent users of one race: no tag is lost or doubled. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeRace, secureRace } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { tagIn, taggingOf, tagsIn, titlesIn } from '../support/tagging.ts'
import { untilDone } from '../support/untilDone.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const service = await useTestService()
const setup = securitySetup(service)
let tags: ReturnType<typeof taggingOf>
const ann = await service.createUser('ann')
beforeEach(async () => {
  const race = await makeRace(setup)
  await secureRace(setup, race, 'ann')
  tags = taggingOf(service, race)
})

const many = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((other) => other === status).length

const patience = { timeout: 60_000 }

describe('a hundred concurrent writers', patience, () => {
  it('have a hundred tags', async () => {
    const replies = await many(100, (index) =>
      tags.post(ann, { tag: `${index}`, raceTimepoint: index % 10, public: index % 2 === 0 }),
    )

    const found = tagsIn(await tags.list(ann))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(found.map(({ tag }) => tag)).size).toBe(100)
    expect(found).toHaveLength(100)
  })

  it('of the same tag have one', async () => {
    const replies = await many(100, () => tags.post(ann, { tag: 'same', raceTimepoint: 1 }))
    const statuses = replies.map(({ status }) => status)

    expect([countOf(statuses, 201), countOf(statuses, 400)]).toEqual([1, 99])
    expect(titlesIn(await tags.list(ann))).toEqual(['same'])
  })

  it('who repeat one request have one, and all get the same response', async () => {
    const headers = { 'idempotency-key': newId() }
    const json = { tag: 'once', raceTimepoint: 1, public: true }
    const replies = await many(100, () => untilDone(() => tags.post(ann, json, headers)))

    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(tagsIn(await tags.list(ann))).toEqual([replies[0]?.body])
  })
})

describe('concurrent changes of the visibility of one tag', patience, () => {
  it.each([
    ['by its id', (tag: Readonly<Record<string, unknown>>) => ({ id: tag.id })],
    ['by its content', (tag: object) => ({ ...tag, id: undefined })],
  ])('%s leave exactly one, which a list shows exactly once', async (_, documentOf) => {
    const made = tagIn(await tags.post(ann, { tag: 'flip', raceTimepoint: 1 }))
    const ids = new Set<string>()
    const counts: number[] = []

    const statuses = await many(40, async (index) => {
      const { status } = await tags.put(ann, documentOf(made), { public: index % 2 === 0 })
      // Two lists are two reads, so that only one of them describes one moment.
      const found = tagsIn(await tags.list(ann, '?visibility=public'))
      found.forEach(({ id }) => ids.add(id))
      counts.push(found.length)
      return status
    })

    expect(tagsIn(await tags.list(ann))).toMatchObject([{ id: made.id, tag: 'flip' }])
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true)
    expect(countOf(statuses, 200)).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBe(1)
    expect([...ids]).toEqual([made.id])
  })

  it('with changes, deletions and repeated requests leave one tag at most', async () => {
    const id = newId()
    const json = { id, tag: 'busy', raceTimepoint: 1 }
    await tags.post(ann, json)

    await many(60, (index) => {
      if (index % 6 === 0) return tags.remove(ann, { id })
      if (index % 3 === 0) return tags.post(ann, json)
      return tags.put(ann, { id }, index % 2 === 0 ? { public: true } : { comment: `${index}` })
    })
    const left = tagsIn(await tags.list(ann))
    const again = await tags.post(ann, json)

    expect(left.length).toBeLessThanOrEqual(1)
    expect(again.status).toBe(201)
    expect(tagsIn(await tags.list(ann))).toHaveLength(1)
  })
})
