/** Strangers make a user a member of many groups that the user may not leave. */
import { expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { receivedMax, receivedPerGrantorMax } from '#rights/steps/memberships.ts'
import { useTestService } from '../support/useTestService.ts'
import { newStranger, type Stranger } from '../support/stranger.ts'

const service = await useTestService()
const club = await newStranger(service, 'club')
const names = Array.from({ length: receivedMax / receivedPerGrantorMax }, (_, n) => `stranger ${n}`)
const strangers = await Promise.all(names.map((name) => newStranger(service, name)))

const keepMembers = (by: Stranger, groupId: string) =>
  service.request(`PUT ${S}/usergroup/${groupId}`, {
    token: by.token,
    json: { membersMayLeave: false },
  })

/** As many groups as strangers may assign. */
const fillUp = async (username: string, isKeptFirst: boolean): Promise<readonly string[]> => {
  const groupIds: string[] = []
  for (const by of strangers) {
    for (let n = 0; n < receivedPerGrantorMax; n += 1) {
      const groupId = await by.newGroup()
      if (isKeptFirst) await keepMembers(by, groupId)
      await by.add(username, groupId)
      if (!isKeptFirst) await keepMembers(by, groupId)
      groupIds.push(groupId)
    }
  }
  return groupIds
}

const leave = async (token: string, username: string, groupId: string): Promise<number> =>
  (await service.request(`DELETE ${S}/usergroup/${groupId}/user/${username}`, { token })).status

it('does not count towards the limit of other memberships', { timeout: 60_000 }, async () => {
  const token = await service.createUser('ann')
  const [first = ''] = await fillUp('ann', true)
  const closedGroup = await club.newGroup()
  await keepMembers(club, closedGroup)

  expect(await leave(token, 'ann', first)).toBe(403)
  expect(await club.add('ann', await club.newGroup())).toMatchObject({ status: 200 })
  const full = await club.add('ann', closedGroup)
  expect(full.status).toBe(400)
  expect(full.text).toContain(`${receivedMax} memberships of groups that members cannot leave`)
})

it('lets the user leave groups that allowed it at first', { timeout: 60_000 }, async () => {
  const token = await service.createUser('bob')
  const [first = '', second = ''] = await fillUp('bob', false)
  const groupId = await club.newGroup()
  const full = await club.add('bob', groupId)

  const left = [await leave(token, 'bob', first), await leave(token, 'bob', second)]

  expect([full.status, ...left]).toEqual([400, 204, 403])
  expect(await club.add('bob', groupId)).toMatchObject({ status: 200 })
})
