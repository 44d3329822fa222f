/** `Idempotency-Key`: requests whose process is killed, or sleeps too long. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Reply } from '../../../scripts/requests/requests.ts'
import { newId } from '../../../harness/ids.ts'
import { Calls } from '#table/calls.ts'
import { leaseMillis } from '#endpoint/items/requests.ts'
import { useTestService } from '../../support/useTestService.ts'
import { countRoles, createRole as createRoleAs, idOf } from '../../support/keyedRoles.ts'

const service = await useTestService()
const token = await service.createUser('anna')
afterEach(() => {
  vi.restoreAllMocks()
})

const createRole = (key: string, roleName: string): Promise<Reply> =>
  createRoleAs(service, token, key, roleName)

/** Callers of an extracted method pass `this`. */
const calls = Calls.prototype as {
  transactWrite: (this: Calls, ...args: Parameters<Calls['transactWrite']>) => Promise<void>
  update: (this: Calls, ...args: Parameters<Calls['update']>) => Promise<boolean>
}

describe('a killed process', () => {
  /** From now on all writes fail except the lease, and releasing the lease fails too. */
  const dieBeforeTheEffect = () => {
    vi.spyOn(calls, 'transactWrite').mockRejectedValue(new Error('killed'))
    const { update } = calls
    let updates = 0
    vi.spyOn(calls, 'update').mockImplementation(function (this: Calls, ...args) {
      updates += 1
      return updates === 1 ? update.apply(this, args) : Promise.reject(new Error('killed'))
    })
  }

  it('before the effect leaves a key that is free again after a while', async () => {
    const key = newId()
    dieBeforeTheEffect()
    expect((await createRole(key, 'left')).status).toBe(500)
    vi.restoreAllMocks()

    expect((await createRole(key, 'left')).status).toBe(409)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + leaseMillis + 1000)
    expect((await createRole(key, 'left')).status).toBe(201)
    expect(await countRoles(service, 'left')).toBe(1)
  })

  it('after the effect leaves the response', async () => {
    const key = newId()
    const { transactWrite: write } = calls
    vi.spyOn(calls, 'transactWrite').mockImplementation(async function (this: Calls, ...args) {
      await write.apply(this, args)
      throw new Error('killed')
    })
    expect((await createRole(key, 'right')).status).toBe(500)
    vi.restoreAllMocks()
    const again = await createRole(key, 'right')

    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect(await countRoles(service, 'right')).toBe(1)
  })

  it('that continues too late has no effect', async () => {
    const key = newId()
    const { transactWrite: write } = calls
    let taken: Reply | undefined
    const spy = vi.spyOn(calls, 'transactWrite').mockImplementationOnce(async function (
      this: Calls,
      ...args
    ) {
      // Meanwhile the lease ends, and another process executes the request.
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + leaseMillis + 1000)
      taken = await createRole(key, 'late')
      clock.mockRestore()
      return write.apply(this, args)
    })
    const late = await createRole(key, 'late')
    spy.mockRestore()

    expect(taken?.status).toBe(201)
    expect([late.status, idOf(late)]).toEqual([201, taken && idOf(taken)])
    expect(await countRoles(service, 'late')).toBe(1)
  })
})
