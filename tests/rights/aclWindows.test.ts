/** Entries of access control lists with a window of time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { aclLimits } from '#schemas/platform/ownership.ts'
import { dryRunsOf } from '../support/dryRuns.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const dayMillis = 86_400_000
const start = Date.UTC(2030, 5, 21, 8)
const end = start + dayMillis

const service = await useTestService()
const setup = securitySetup(service)
const dryRunOf = dryRunsOf(service)
const anna = await service.createUser('anna')
const owner = await service.createUser('owner')
let event: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start - dayMillis })
  event = `event-${newId()}`
  await setup.secure({ type: 'EVENT', id: event }, { owner: 'owner' })
})
afterEach(() => {
  vi.useRealTimers()
})

type Entry = Readonly<Record<string, unknown>>
const path = () => `${S}/ownership/EVENT/${event}/acl`
const put = (acl: readonly unknown[], token = owner) =>
  service.request(`PUT ${path()}`, { token, json: { acl } })
const entries = async () => {
  const { body } = await service.request(`GET ${path()}`, { token: owner })
  return (body as { readonly acl: readonly Entry[] }).acl
}
const may = async (action = 'READ', token = anna) => {
  const route = `GET ${S}/has_permission?permission=EVENT:${action}:${event}`
  const { body } = await service.request(route, { token })
  return (body as readonly { readonly granted: boolean }[])[0]?.granted
}
const makeRole = (permission: string) => service.createRole(service.adminToken, permission)
const everybody = { groupId: null, actions: ['READ'] }

describe('an entry with a window', () => {
  it.each([
    ['grants', [], 'READ', true],
    ['denies', [everybody], '!READ', false],
  ])('%s from its first millisecond until its last one', async (_, others, action, inside) => {
    await put([...others, { groupId: null, actions: [action], validFrom: start, validUntil: end }])

    const answers = []
    for (const time of [start - 1, start, end - 1, end]) {
      vi.setSystemTime(time)
      answers.push(await may())
    }

    expect(answers).toEqual([!inside, inside, inside, !inside])
  })

  it('stays separate from entries of the group with other windows', async () => {
    const first = { ...everybody, validUntil: end }
    await put([everybody, first, { ...first, actions: ['UPDATE'] }, everybody])

    expect(await entries()).toEqual([
      everybody,
      { groupId: null, actions: ['READ', 'UPDATE'], validFrom: null, validUntil: end },
    ])
  })

  it('can be sent back as it was read, before and after its end', async () => {
    await put([
      { ...everybody, validUntil: end },
      { groupId: null, actions: ['UPDATE'] },
    ])
    const replies = []
    const shown = []
    for (const time of [end - 1, end]) {
      vi.setSystemTime(time)
      const before = await entries()
      replies.push(await put(before))
      shown.push([before, await entries()])
    }

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    for (const [before, after] of shown) expect(after).toEqual(before)
    expect(shown[1]?.[1]?.[0]).toMatchObject({ validUntil: end, expired: true })
    expect([await may('READ'), await may('UPDATE')]).toEqual([false, true])
  })

  it('is named with its window by a dry run', async () => {
    const sent = (acl: readonly unknown[]) =>
      dryRunOf(`PUT ${path()}?dryRun=true`, { token: owner, json: { acl } })
    const of = { what: 'acl', type: 'EVENT', id: event }
    const timed = { ...everybody, validFrom: start, validUntil: end }
    const longer = { ...timed, validUntil: end + 1 }

    const first = await sent([timed])
    await put([everybody, timed])
    const second = await sent([everybody, longer])
    const last = await sent([])

    expect(first.created).toEqual([{ ...of, entries: [{ change: 'added', ...timed }] }])
    expect(second.changed).toEqual([
      {
        ...of,
        fields: ['acl'],
        entries: [
          { change: 'added', ...longer },
          { change: 'removed', ...timed },
        ],
      },
    ])
    expect(last.deleted).toEqual([
      {
        ...of,
        entries: [
          { change: 'removed', ...everybody },
          { change: 'removed', ...timed },
        ],
      },
    ])
  })

  it('is removed with the next change, 30 days after its end', async () => {
    await put([{ ...everybody, validUntil: end }])
    const counts = []
    for (const days of [29.9, 30]) {
      vi.setSystemTime(end + days * dayMillis)
      await put(await entries())
      counts.push((await entries()).length)
    }

    expect(counts).toEqual([1, 0])
  })

  it.each([
    [{ validUntil: start - dayMillis }, '/acl/1/validUntil'],
    [{ validFrom: end, validUntil: start }, '/acl/1/validUntil'],
    [{ validFrom: '2030-06-31T00:00:00Z' }, '/acl/1/validFrom'],
  ])('is refused with %j', async (window, pointer) => {
    const { status, body } = await put([everybody, { ...everybody, ...window }])

    expect(status).toBe(400)
    expect((body as { readonly errors: readonly unknown[] }).errors).toEqual([
      expect.objectContaining({ pointer }),
    ])
  })

  it('counts in no limit after its end', async () => {
    const acl = Array.from({ length: aclLimits.entries }, (_, index) => ({
      ...everybody,
      validUntil: end + index,
    }))
    await put(acl)
    const more = { ...everybody, validUntil: end + dayMillis }
    const full = await put([...acl, more])
    vi.setSystemTime(end)
    const expired = await put([...(await entries()), more])

    expect([full.status, expired.status]).toEqual([400, 200])
    expect(full.text).toContain('/acl')
  })
})

describe('a caller with CHANGE_ACL', () => {
  /** Anna may change the list, and has UPDATE until the end. */
  const asAnna = async () => {
    const groupId = await setup.makeGroup({ name: `crew-${newId()}`, members: ['anna'] })
    const mine = { groupId, actions: ['CHANGE_ACL'] }
    const roleId = await makeRole('EVENT:UPDATE')
    const json = { username: 'anna', role_definition_id: roleId, validUntil: end }
    await service.request(`PUT ${S}/add_role_to_user`, { token: service.adminToken, json })
    return mine
  }
  const update = { groupId: null, actions: ['UPDATE'] }
  const denied = { groupId: null, actions: ['!UPDATE'] }

  it('grants no longer than they may pass the action on', async () => {
    const mine = await asAnna()
    await put([mine])

    const replies = []
    for (const window of [{ validUntil: end + 1 }, {}, { validFrom: start, validUntil: end }]) {
      replies.push(await put([mine, { ...update, ...window }], anna))
    }

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 200])
  })

  it('shortens the window of a grant, and not that of a denial', async () => {
    const mine = await asAnna()
    await put([mine, { ...update, validUntil: end + 2 }])
    const shorter = await put([mine, { ...update, validUntil: end + 1 }], anna)
    await put([mine, { ...denied, validFrom: end, validUntil: end + 2 }])
    const opened = await put([mine, { ...denied, validFrom: end, validUntil: end + 1 }], anna)

    expect([shorter.status, opened.status]).toEqual([200, 403])
  })
})

describe('the explanation', () => {
  const explain = async (query = '') => {
    const route = `GET ${S}/explain?permission=EVENT:READ:${event}&username=anna${query}`
    const { body } = await service.request(route, { token: service.adminToken })
    return body as {
      readonly allowed: boolean
      readonly trail: readonly { readonly obstacle?: string }[]
      readonly changes: readonly {
        readonly sentences: readonly string[]
        readonly effect?: string
        readonly youMay: boolean
        readonly requests: readonly { method: string; path: string; body?: unknown }[]
      }[]
    }
  }
  const obstacles = async (query = '') =>
    (await explain(query)).trail.map(({ obstacle }) => obstacle)

  it('names the window as the obstacle, for now and for another time', async () => {
    await put([{ ...everybody, validFrom: start, validUntil: end }])

    expect((await obstacles())[0]).toBe('not-yet')
    expect((await obstacles(`&at=${start}`))[0]).toBeUndefined()
    expect((await obstacles(`&at=${end}`))[0]).toBe('expired')
    expect((await explain(`&at=${start}`)).allowed).toBe(true)
  })

  it.each([
    ['before its begin', start - 1, ''],
    ['after its end', end, ''],
    ['after its end, for a time before its begin', end, `&at=${start - 1}`],
  ])('suggests a longer window of an entry %s, which works', async (_, time, at) => {
    await put([{ ...everybody, validFrom: start, validUntil: end }])
    vi.setSystemTime(time)

    const { changes } = await explain(at)
    const longer = changes.find(({ sentences }) => sentences[0]?.includes('count from 2030-06-2'))
    const [request] = longer?.requests ?? []
    const token = service.adminToken
    const sent = await service.request(`${request?.method} ${request?.path}`, {
      token,
      json: request?.body,
    })

    expect(longer?.effect).toMatch(/^Everybody may then use the entry/)
    expect([longer?.youMay, sent.status, await may()]).toEqual([true, 200, true])
  })

  it('suggests a longer window of a role, which works', async () => {
    const roleId = await makeRole('EVENT:READ')
    const json = { username: 'anna', role_definition_id: roleId, validUntil: end }
    const token = service.adminToken
    await service.request(`PUT ${S}/add_role_to_user`, { token, json })
    vi.setSystemTime(end)

    const { changes } = await explain()
    const suggested = changes.find(({ sentences }) => sentences[0]?.includes('until 2030-06-23'))
    const [request] = suggested?.requests ?? []
    await service.request(`${request?.method} ${request?.path}`, { token, json: request?.body })

    expect(await may()).toBe(true)
    vi.setSystemTime(end + dayMillis)
    expect(await may()).toBe(false)
  })
})
