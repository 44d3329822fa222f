/** What is removed after a deletion is done may fail, and the deletion has not. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../lib/domain/failure.ts'
import { keepHouse } from '../../lib/service/security/housekeeping.ts'
import { Calls } from '../../lib/store/calls.ts'
import { putGroupMember } from '../../lib/store/entities/groups.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable } from '../../lib/store/table.ts'
import { TableConflict } from '../../lib/store/errors.ts'
import { S, startTestService, type TestService } from '../support/functions.ts'
import { securitySetup, type SecuritySetup } from '../support/securitySetup.ts'

const conflict = () => new TableConflict([0], [])
const away = () => new Failure('unavailable', 'The table does not answer. Try again soon.')

describe('keeping house', () => {
  /** How many steps were made of these, each of which fails so, or tells whether there is more. */
  const stepsOf = async (outcomes: readonly (Error | boolean)[], millisAgo = 0) => {
    let steps = 0
    const store = new Store(connectTable({ tableName: 'none' }))
    await keepHouse({ nowMillis: Date.now() - millisAgo, store }, () => {
      const outcome = outcomes[steps]
      steps += 1
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome === true)
    })
    return steps
  }

  it('goes on until nothing is left', async () => {
    expect(await stepsOf([true, true, false, true])).toBe(3)
  })

  it('tries again where somebody else writes, and not for ever', async () => {
    expect(await stepsOf([conflict(), true, conflict(), false])).toBe(4)
    expect(await stepsOf(Array.from({ length: 20 }, conflict))).toBe(5)
  })

  it('leaves a table alone that is away', async () => {
    expect(await stepsOf([true, away(), true])).toBe(2)
  })

  it('ends before the time of the request does', async () => {
    expect(await stepsOf([true, false], 4000)).toBe(2)
    expect(await stepsOf([true, false], 6000)).toBe(0)
  })

  it('hides no mistake of ours', async () => {
    await expect(stepsOf([new Error('a mistake')])).rejects.toThrow('a mistake')
  })
})

describe('deleting', () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with a `this`
  const { transactWrite } = Calls.prototype
  let service: TestService
  let setup: SecuritySetup
  beforeAll(async () => {
    service = await startTestService()
    setup = securitySetup(service)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(() => service.stop())

  /** Lets the first transaction through, and none after it. */
  const failAfterFirstWrite = (failure: () => Error): void => {
    let writes = 0
    vi.spyOn(Calls.prototype, 'transactWrite').mockImplementation(function (this: Calls, actions) {
      writes += 1
      return writes > 1 ? Promise.reject(failure()) : transactWrite.call(this, actions)
    })
  }

  it.each([
    ['somebody writes what is left', conflict],
    ['the table goes away', away],
  ])('a large group is done even if %s', async (name, failure) => {
    const groupId = await setup.makeGroup({ name })
    for (let batch = 0; batch < 2; batch += 1) {
      const members = Array.from({ length: 90 }, randomUUID)
      await setup
        .newStore()
        .write(members.map((id) => putGroupMember(groupId, { userId: id, name: id })))
    }
    const token = service.adminToken
    failAfterFirstWrite(failure)

    const removed = await service.request(`DELETE ${S}/usergroup/${groupId}`, { token })
    vi.restoreAllMocks()
    const read = await service.request(`GET ${S}/usergroup/${groupId}`, { token })

    expect(removed.status).toBe(204)
    expect(read.status).toBe(400)
  })
})
