/** A tracked race has one object, in whatever form a path names it and its regatta. */
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { namedObject } from '#values/objectId.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, track } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const service = await useTestService()
/** May read every tracked race unless an access control list denies it. */

const denied = 'Denied/49er'
const open = 'Open/49er'
const raceOf = (regatta: string) => `${regatta} R1 Default`
const slashed = (name: string) => name.replaceAll('/', '__')
const escaped = (name: string) => name.replaceAll('/', '~2F').replaceAll(' ', '~20')

const owner = await service.createUser('owner')
const viewer = await service.createUser('viewer')
const stranger = await service.createUser('stranger')
const setup = securitySetup(service)
await setup.assignRole('viewer', { roleId: predefinedRoles.sailingViewer.id })
for (const eventName of [denied, open]) {
  await makeEvent(service, owner, { eventName, numberofraces: 1, ispublic: eventName === open })
  await track(service, owner, 'starttracking', eventName, { race_column: 'R1' })
}
const acl = [{ groupId: null, actions: ['!READ'] }]
await setup.secure(namedObject('TRACKED_RACE', denied, raceOf(denied)), { owner: 'owner', acl })

describe.each(['competitors/positions', 'competitors/live', 'marks/positions'])('%s', (rest) => {
  const read = (regatta: string, race: string, token?: string) => {
    const path = [regatta, race].map(encodeURIComponent).join('/races/')
    return service.request(`GET ${V}/regattas/${path}/${rest}`, { token })
  }

  it.each([
    ['a slash', slashed(open), slashed(raceOf(open))],
    ['escapes', escaped(open), escaped(raceOf(open))],
    ['both', slashed(open), escaped(raceOf(open))],
  ])('shows a race that is named with %s', async (_, regatta, race) => {
    const replies = [await read(regatta, race, owner), await read(regatta, race)]

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[0]?.body).toMatchObject({ name: raceOf(open), regatta: open })
  })

  it.each([
    ['a slash', slashed(denied), slashed(raceOf(denied))],
    ['escapes', escaped(denied), escaped(raceOf(denied))],
    ['both', slashed(denied), escaped(raceOf(denied))],
  ])('counts a denial on the race that is named with %s', async (_, regatta, race) => {
    const literal = await read(denied, raceOf(denied), viewer)
    const { status, body } = await read(regatta, race, viewer)

    expect([status, literal.status]).toEqual([403, 403])
    expect(body).toMatchObject({ detail: (literal.body as { detail: string }).detail })
    expect((await read(regatta, race)).status).toBe(401)
  })

  it('does not reveal whether a race exists in a regatta that the caller may not read', async () => {
    const refusalOf = async (race: string, token?: string) => {
      const { status, body } = await read(slashed(denied), race, token)
      return [status, (body as { detail: string }).detail.replaceAll('R9', 'R1')]
    }
    for (const spelled of [slashed, escaped]) {
      const existing = spelled(raceOf(denied))
      const missing = existing.replace('R1', 'R9')

      expect(await refusalOf(existing, stranger)).toEqual(await refusalOf(missing, stranger))
      expect(await refusalOf(existing)).toEqual(await refusalOf(missing))
    }
  })
})
