/** Authors and passes that would pretend to be somebody, or block later events. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { leaderboardPath, makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
await service.createUser('bob')
const regatta = await makeEvent(service, ann, { numberofraces: 1 })
const race = { leaderboard: regatta, race_column: 'R1', fleet: 'Default' }

const log = (more: object) =>
  service.request('POST /sailingserver/rc/racelog', {
    token: ann,
    json: {
      ...race,
      '@class': 'RaceLogFlagEvent',
      id: newId(),
      upperFlag: 'AP',
      displayed: true,
      authorPriority: 1,
      passId: 0,
      createdAt: Date.now(),
      ...more,
    },
  })
const setStart = (more: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams({
    race_column: 'R1',
    fleet: 'Default',
    authorName: 'Shore',
    authorPriority: '1',
    passId: '0',
    startTime: String(Date.now()),
    ...more,
  })
  return service.request(`PUT ${leaderboardPath(regatta, `/starttime?${query.toString()}`)}`, {
    token: ann,
  })
}
const authors = ({ body }: { readonly body: unknown }) =>
  (body as { readonly authorName: string }[]).map(({ authorName }) => authorName)

describe('the author of an event', () => {
  it.each([
    ['of nobody', 'Shore Crew', 'Shore Crew'],
    ['of the caller', 'ann', 'ann'],
    ['of another user', 'bob', 'ann'],
    ['of another user in capitals', 'BOB', 'ann'],
  ])('with a name %s', async (_, authorName, shown) => {
    expect(authors(await log({ authorName }))).toContain(shown)
    expect((await setStart({ authorName })).status).toBe(200)
    const starts = await service.request('POST /sailingserver/rc/racelog', {
      token: ann,
      json: race,
    })
    expect(new Set(authors(starts))).toEqual(new Set([shown]))
  })

  it('has no invisible characters', async () => {
    expect((await log({ authorName: 'bo\u200bb' })).status).toBe(400)
    expect((await setStart({ authorName: 'bo\u202eb' })).status).toBe(400)
  })
})

it('a pass leaves room for later ones', async () => {
  const replies = [await log({ passId: 2_147_483_647 }), await setStart({ passId: '101' })]
  expect(replies.map(({ status }) => status)).toEqual([400, 400])
  expect(replies[1]?.text).toContain('must be at most 100: the current pass is 0')
  expect((await setStart({ passId: '100' })).status).toBe(200)
  expect((await setStart({ passId: '101' })).status).toBe(200)
})
