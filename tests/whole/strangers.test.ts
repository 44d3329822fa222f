/**
 * Strangers can attach roles to a user and change them fast. The requests of the user still cost
 * the same.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { emptyDefinitionCache } from '#access/items/definitionCache.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { letStrangersGive, newStrangers } from '../support/strangers.ts'
import { meterStoreCalls } from '../support/storeCalls.ts'

const groups = 20
/** The maximum of roles in a group. */
const rolesOfGroup = 100

const service = await useTestService()
const setup = securitySetup(service)
let meter: ReturnType<typeof meterStoreCalls>
let victim: string
let stranger: string
let roleId: string
let before: Readonly<Record<string, Cost>>
let after: Readonly<Record<string, Cost>>
beforeAll(async () => {
  meter = meterStoreCalls(service.services)
  victim = await service.createUser('victim')
  stranger = await service.createUser('stranger')
  roleId = await makeRole(victim)
  const event = { eventName: 'Kiel', venuename: 'Kiel', numberofraces: '1' }
  await service.request(`POST ${V}/events/createEvent`, { token: victim, form: event })
  before = await costs()
  const strangers = newStrangers({ groups, rolesOfGroup })
  await letStrangersGive(() => setup.newStore(), strangers, ['victim', 'admin'])
  after = await costs()
}, 120_000)

const makeRole = async (token: string): Promise<string> => {
  const { body } = await service.request(`POST ${S}/role`, { token, form: { roleName: 'jury' } })
  return (body as { readonly id: string }).id
}

const requests: Readonly<Record<string, () => Promise<Reply>>> = {
  'an administrator reads a user': () =>
    service.request(`GET ${S}/user?username=victim`, { token: service.adminToken }),
  'the victim reads a role': () => service.request(`GET ${S}/role/${roleId}`, { token: victim }),
  'the victim lists events': () => service.request(`GET ${V}/events`, { token: victim }),
  'an administrator lists events': () =>
    service.request(`GET ${V}/events`, { token: service.adminToken }),
  'anybody lists events': () => service.request(`GET ${V}/events`),
}

interface Cost {
  readonly status: number
  /** Sequential round trips. */
  readonly trips: number
  readonly calls: number
  readonly units: number
}

/** With an empty cache, as right after a change of any role. */
const costs = async (): Promise<Readonly<Record<string, Cost>>> => {
  const found: Record<string, Cost> = {}
  for (const [name, send] of Object.entries(requests)) {
    service.services.definitions.generation = emptyDefinitionCache().generation
    meter.take()
    const { status } = await send()
    const calls = meter.take()
    found[name] = {
      status,
      trips: Math.max(...calls.map(({ trip }) => trip)),
      calls: calls.length,
      units: calls.reduce((sum, { readUnits }) => sum + readUnits, 0),
    }
  }
  return found
}

describe('after strangers have given the maximum', () => {
  it.each(['an administrator reads a user', 'the victim reads a role'])(
    '%s with the same round trips as before, and units for the own roles of the user',
    (name) => {
      const [was, is] = [before[name], after[name]]
      if (was === undefined || is === undefined) throw new Error(`${name} was not measured`)

      expect(is.status).toBe(200)
      expect(is.trips).toBe(was.trips)
      expect(is.calls).toBe(was.calls)
      // The item of the user itself, which contains its own roles.
      expect(is.units).toBeLessThanOrEqual(was.units + 4)
    },
  )

  it.each(['the victim lists events', 'an administrator lists events', 'anybody lists events'])(
    '%s within bounds',
    (name) => {
      const [was, is] = [before[name], after[name]]
      if (was === undefined || is === undefined) throw new Error(`${name} was not measured`)

      expect(is.status).toBe(200)
      expect(is.trips).toBeLessThanOrEqual(was.trips + 2)
      // 200 roles and groups, those of one more object, and their snapshots; not 2,000.
      expect(is.units).toBeLessThan(1200)
      // One query for each group.
      expect(is.calls).toBeLessThan(40 + groups)
    },
  )

  it('finds every event, page by page', async () => {
    const names: string[] = []
    let path: string | undefined = `${V}/events`
    for (let pages = 0; path !== undefined && pages < 50; pages += 1) {
      const { body, headers }: Reply = await service.request(`GET ${path}`)
      names.push(...(body as readonly { readonly name: string }[]).map(({ name }) => name))
      path = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1]
    }

    expect(names).toEqual(['Kiel'])
  })
})

describe('while a stranger continuously changes a role', () => {
  it('responds to every request', async () => {
    const own = await makeRole(stranger)
    let isOver = false
    let changes = 0
    const bump = async () => {
      while (!isOver) {
        const json = { permissions: [`EVENT:READ:${changes}`] }
        await service.request(`PUT ${S}/role/${own}`, { token: stranger, json })
        changes += 1
      }
    }
    const bumping = bump()

    const statuses: number[] = []
    for (let round = 0; round < 5; round += 1) {
      for (const send of Object.values(requests)) statuses.push((await send()).status)
    }
    isOver = true
    await bumping

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(changes).toBeGreaterThan(5)
  }, 120_000)
})
