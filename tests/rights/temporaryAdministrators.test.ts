/** Administrators whose role has an end: what they do and read opens nothing afterwards. */
import { describe, expect, it } from 'vitest'
import { newId, uniqueName } from '../../harness/ids.ts'
import { H, V } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type Account, accountsOf, tokenIn } from '../support/accounts.ts'
import { makeMark } from '../support/marks.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { asAdmin, send, newRole, newUser, newUserWith, setPassword, remove, change, read } =
  accountsOf(service)
const { admin } = predefinedRoles
const end = Date.now() + 86_400_000

describe('a temporary administrator', () => {
  const newAdministrator = (more: object) => newUserWith(admin.id, more)

  it('neither deletes nor changes an administrator without an end, nor acts for one', async () => {
    const temporary = await newAdministrator({ validUntil: end })
    const permanent = await newAdministrator({ transitive: false })
    const future = await newAdministrator({ validFrom: end })

    for (const target of [permanent, future, { name: 'admin', token: '' }]) {
      const replies = [
        await remove(temporary, target),
        await change(temporary, target),
        await setPassword(temporary, target),
      ]

      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    const others = [await change(temporary, await newUser()), await change(asAdmin, permanent)]
    expect(others.map(({ status }) => status)).toEqual([200, 200])
  })

  it('gets no token of another user, and neither does one who may not appoint others', async () => {
    const sailor = await newUser()
    const callers = [
      await newAdministrator({ validUntil: end }),
      await newAdministrator({ transitive: false }),
    ]

    for (const caller of callers) {
      const replies = [await read(caller, sailor), await change(caller, sailor)]

      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect(replies.map(tokenIn)).toEqual([null, null])
      expect(tokenIn(await read(caller, caller))).toBe(caller.token)
    }
  })

  it('gets no secret of a registration link, and sets none', async () => {
    const temporary = await newAdministrator({ validUntil: end })
    const eventName = uniqueName('cup')
    const secret = 'very-secret-link'
    const event = {
      eventName,
      venuename: 'Kiel',
      secret,
      competitorRegistrationType: 'OPEN_UNMODERATED',
    }
    await service.request(`POST ${V}/events/createEvent`, { ...asAdmin, form: event })
    const route = `${V}/regattas/${eventName}`
    const put = (registrationLinkSecret?: string) =>
      service.request(`PUT ${route}`, {
        token: temporary.token,
        json: { registrationLinkSecret },
        headers: { 'idempotency-key': newId() },
      })

    const unset = [await put(), await service.request(`GET ${route}`, { token: temporary.token })]
    const set = await put('chosen-by-the-temporary-one')
    const byAdmin = await service.request(`GET ${route}`, asAdmin)

    expect([...unset, set].map(({ status }) => status)).toEqual([200, 200, 403])
    for (const { text } of [...unset, set]) expect(text).not.toContain(secret)
    expect(byAdmin.body).toMatchObject({ registrationLinkSecret: secret })
  })
})

describe('a right with an end', () => {
  it('gets no id of a device on a mark', async () => {
    const token = service.adminToken
    const regatta = await makeEvent(service, token)
    const [markId, deviceUuid] = [await makeMark(service, token, regatta), newId()]
    await service.request(`POST ${leaderboardPath(regatta, '/device_mappings/start')}`, {
      token,
      json: { markId, deviceUuid, fromMillis: 0 },
    })
    const devices = async ({ token: caller }: { readonly token: string }) => {
      const path = `POST ${regattaPath(regatta, '/tracking_devices')}`
      return (await service.request(path, { token: caller })).text
    }

    expect(await devices(asAdmin)).toContain(deviceUuid)
    const shown = await devices(await newUserWith(admin.id, { validUntil: end }))
    expect(shown).toContain(markId)
    expect(shown).not.toContain(deviceUuid)
  })

  it('shows no id of a device in the inventory, with which positions could be sent afterwards', async () => {
    const temporary = await newUserWith(admin.id, { validUntil: end })
    const deviceUuid = newId()
    const form = { name: 'Boat', markType: 'BUOY', deviceUuid }
    const made = await service.request(`POST ${H}/markproperties`, { ...asAdmin, form })
    const route = `${H}/markproperties/${(made.body as { readonly id: string }).id}`
    const repliesTo = async ({ token }: { readonly token: string }) => [
      await service.request(`GET ${route}`, { token }),
      await service.request(`PUT ${route}`, { token, form: { name: 'Pin', markType: 'BUOY' } }),
    ]

    const [shown, hidden] = [await repliesTo(asAdmin), await repliesTo(temporary)]

    expect([...shown, ...hidden].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { text } of shown) expect(text).toContain(deviceUuid)
    for (const { text } of hidden) expect(text).not.toContain(deviceUuid)
  })
})

describe('a role', () => {
  const changeRole = (by: { readonly token: string }, id: string, ...permissions: string[]) =>
    send(by, `PUT role/${id}`, { json: { permissions } })

  it('is not filled or emptied for ever by a right with an end, with or without holders', async () => {
    const temporary = await newUserWith(admin.id, { validUntil: end })
    const own = await send(temporary, 'POST role', { form: { roleName: 'own' } })
    const { id } = own.body as { readonly id: string }
    const { spectator, moderator } = predefinedRoles

    const refused = [
      await changeRole(temporary, spectator.id, 'EVENT:READ'),
      await changeRole(temporary, moderator.id),
      await changeRole(temporary, await newRole('EVENT:READ'), 'EVENT:UPDATE'),
    ]
    const allowed = [
      await changeRole(temporary, id, 'EVENT:READ'),
      await changeRole(asAdmin, spectator.id, 'EVENT:READ'),
      await changeRole(asAdmin, spectator.id),
    ]

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(refused[0]?.body).toMatchObject({
      permission: `ROLE_DEFINITION:UPDATE:${spectator.id}`,
      detail: expect.stringContaining('has an end') as unknown,
    })
  })

  it('that is predefined gets only permissions that the caller could give to everybody', async () => {
    const { spectator } = predefinedRoles
    const editor = await newUserWith(await newRole('ROLE_DEFINITION:UPDATE', 'EVENT:READ'))

    const replies = [
      await changeRole(editor, spectator.id, 'EVENT:UPDATE'),
      await changeRole(editor, spectator.id, 'EVENT:READ'),
      await changeRole(editor, spectator.id),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 200, 200])
  })
})

describe('an administrator without an end', () => {
  const readingsOf = async ({ name }: Account) => {
    const { body } = await send(asAdmin, `GET audit?object=USER/${name}`)
    const records = body as readonly {
      readonly username: string
      readonly changes: readonly object[]
    }[]
    return records.flatMap(({ username, changes }) =>
      changes.filter((each) => 'change' in each && each.change === 'read').map(() => username),
    )
  }

  it('gets the token of another user, and each time leaves an audit record', async () => {
    const sailor = await newUser()

    const tokens = [await read(asAdmin, sailor), await change(asAdmin, sailor)].map(tokenIn)
    await change(asAdmin, sailor, {}, true)
    const own = tokenIn(await read(sailor, sailor))

    expect([...tokens, own]).toEqual([sailor.token, sailor.token, sailor.token])
    expect(await readingsOf(sailor)).toEqual(['admin', 'admin'])
  })

  it('gets it once for an idempotent request', async () => {
    const sailor = await newUser()
    const put = () => change(asAdmin, sailor, { 'idempotency-key': sailor.name })

    const replies = [await put(), await put()]

    expect(replies.map(tokenIn)).toEqual([sailor.token, null])
    expect(await readingsOf(sailor)).toEqual(['admin'])
  })
})
