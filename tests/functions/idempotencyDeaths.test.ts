/** `Idempotency-Key`: what becomes of a request whose process dies, or sleeps too long. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Calls } from '../../lib/store/calls.ts'
import { leaseMillis } from '../../lib/store/entities/requests.ts'
import type { Reply } from '../support/checkedReply.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { countRoles, createRole as createRoleAs, idOf } from '../support/keyedRoles.ts'

let service: TestService
let token: string
beforeAll(async () => {
  service = await startTestService()
  token = await service.createUser('anna')
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => service.stop())

const createRole = (key: string, roleName: string): Promise<Reply> =>
  createRoleAs(service, token, key, roleName)

/** Whoever takes a method out of it says what `this` is. */
const calls = Calls.prototype as {
  transactWrite: (this: Calls, ...args: Parameters<Calls['transactWrite']>) => Promise<void>
  update: (this: Calls, ...args: Parameters<Calls['update']>) => Promise<boolean>
}

describe('a process that dies', () => {
  /** Everything but the lease fails from now on, and so does giving it up. */
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
    const key = randomUUID()
    dieBeforeTheEffect()
    expect((await createRole(key, 'left')).status).toBe(500)
    vi.restoreAllMocks()

    expect((await createRole(key, 'left')).status).toBe(409)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + leaseMillis + 1000)
    expect((await createRole(key, 'left')).status).toBe(201)
    expect(await countRoles(service, 'left')).toBe(1)
  })

  it('behind the effect leaves the answer', async () => {
    const key = randomUUID()
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

  it('and comes back too late does nothing', async () => {
    const key = randomUUID()
    const { transactWrite: write } = calls
    let taken: Reply | undefined
    const spy = vi.spyOn(calls, 'transactWrite').mockImplementationOnce(async function (
      this: Calls,
      ...args
    ) {
      // Meanwhile the lease ends, and somebody else does the request.
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
