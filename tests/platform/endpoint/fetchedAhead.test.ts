/** Prefetching before authentication and authorization: it saves time, and changes no response. */
import { beforeEach, describe, expect, it } from 'vitest'
import { S } from '../../../scripts/requests/paths.ts'
import { groupMemberEntity } from '#access/items/groups.ts'
import { makeCrowd } from '../../support/crowd.ts'
import { goodPassword } from '../../support/functions.ts'
import { useTestService } from '../../support/useTestService.ts'
import { leaderboardOf, makeRace, secureRace, type TestRace } from '../../support/races.ts'
import { securitySetup } from '../../support/securitySetup.ts'
import { taggingOf, titlesIn } from '../../support/tagging.ts'

const service = await useTestService()
const setup = securitySetup(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const start = { tag: 'Gun heard', raceTimepoint: 1_781_000_000_000, hiddenInfo: '', public: true }

describe('the prefetched tags of a race', () => {
  let race: TestRace
  let tags: ReturnType<typeof taggingOf>
  const board = (token: string) =>
    service.request(`GET /board/${encodeURIComponent(race.leaderboard)}/R1/Gold`, { token })

  beforeEach(async () => {
    race = await makeRace(setup)
    await secureRace(setup, race, 'ann')
    await setup.secure(
      { ...leaderboardOf(race), type: 'REGATTA' },
      { owner: 'ann', acl: [{ groupId: null, actions: ['READ'] }] },
    )
    tags = taggingOf(service, race)
    await tags.post(ann, start)
    await tags.list(ann)
  })

  it('are up to date', async () => {
    await tags.post(ann, { ...start, tag: 'Recall' })

    expect([...titlesIn(await tags.list(ann))].sort()).toEqual(['Gun heard', 'Recall'])
    expect((await board(ann)).text).toContain('Recall')
  })

  it('belong to that race, and not to a new one of the same name', async () => {
    expect((await board(ann)).text).toContain('Gun heard')
    await makeRace(setup, race)

    expect((await tags.put(ann, start, { comment: 'late' })).status).toBe(404)
    expect((await tags.remove(ann, start)).status).toBe(204)
    expect((await board(ann)).text).not.toContain('Gun heard')
    expect(titlesIn(await tags.list(ann))).toEqual([])
    await tags.post(ann, { ...start, tag: 'Anew' })
    expect(titlesIn(await tags.list(ann))).toEqual(['Anew'])
    expect((await board(ann)).text).toContain('Anew')
  })

  it('are hidden from users who may no longer read them', async () => {
    await tags.list(bob)
    await secureRace(setup, race, 'ann', [])

    expect((await tags.list(bob)).status).toBe(403)
    expect((await board(bob)).text).not.toContain('Gun heard')
  })

  it('are the same for a request with a password', async () => {
    await tags.post(ann, { ...start, tag: 'Mine', public: false })
    const byBasic = await service.request(`GET ${tags.path}`, { basic: ['ann', goodPassword] })

    expect(byBasic.body).toEqual((await tags.list(ann)).body)
    expect([...titlesIn(byBasic)].sort()).toEqual(['Gun heard', 'Mine'])
    expect(titlesIn(await tags.list(bob))).toEqual(['Gun heard'])
  })

  it('are changed and deleted as they were read', async () => {
    const changed = await tags.put(ann, start, { comment: 'clean' })

    expect([changed.status, changed.body]).toMatchObject([200, { comment: 'clean' }])
    expect((await tags.remove(ann, start)).status).toBe(204)
    expect(titlesIn(await tags.list(ann))).toEqual(['Gun heard'])
    expect((await tags.remove(ann, { ...start, comment: 'clean' })).status).toBe(204)
    expect(titlesIn(await tags.list(ann))).toEqual([])
  })
})

it('a preference is the same for a request with a password', async () => {
  const basic = ['ann', goodPassword] as const
  const path = `${S}/preferences/boat`
  await service.request(`PUT ${path}`, { token: ann, json: { boat: '49er' } })

  const read = await service.request(`GET ${path}`, { basic })
  const deleted = await service.request(`DELETE ${path}`, { basic })

  expect([read.body, deleted.status]).toEqual([{ boat: '49er' }, 204])
  expect((await service.request(`GET ${path}`, { token: ann })).status).toBe(204)
})

it.each([3, 71, 180])('a group of %d members leaves none of them behind', async (size) => {
  const groupId = await setup.makeGroup({ name: `club of ${size}` })
  await makeCrowd(setup, groupId, size)
  const members = async () => {
    const { partition, sortPrefix } = groupMemberEntity.key
    const page = { partition: partition(groupId), prefix: sortPrefix(), limit: 1000 }
    return (await setup.newStore().query(page)).items.length
  }
  const before = await members()

  const path = `${S}/usergroup/${groupId}`
  const { status } = await service.request(`DELETE ${path}`, { token: service.adminToken })

  expect([before, status, await members()]).toEqual([size, 204, 0])
})
