/** The clean-up after a deletion may fail without failing the deletion. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '../../../harness/ids.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { Failure } from '#values/failure.ts'
import { cleanUp } from '#access/cleanUp.ts'
import { Calls } from '#table/calls.ts'
import { putGroupMember } from '#access/items/groups.ts'
import { Store } from '#table/store.ts'
import { connectTable } from '#table/table.ts'
import { TableConflict } from '#table/errors.ts'
import { startTestService, type TestService } from '../../support/functions.ts'
import { securitySetup, type SecuritySetup } from '../../support/securitySetup.ts'

const conflict = () => new TableConflict([0], [])
const away = () => new Failure('unavailable', 'The table does not answer. Try again soon.')

describe('the clean-up', () => {
  /**
   * The number of steps that were run. Each step fails like this, or returns whether there are
   * more.
   */
  const stepsOf = async (outcomes: readonly (Error | boolean)[], millisAgo = 0) => {
    let steps = 0
    const store = new Store(connectTable({ tableName: 'none' }))
    await cleanUp({ nowMillis: Date.now() - millisAgo, store }, () => {
      const outcome = outcomes[steps]
      steps += 1
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome === true)
    })
    return steps
  }

  it('continues until nothing is left', async () => {
    expect(await stepsOf([true, true, false, true])).toBe(3)
  })

  it('retries conflicts, up to a limit', async () => {
    expect(await stepsOf([conflict(), true, conflict(), false])).toBe(4)
    expect(await stepsOf(Array.from({ length: 20 }, conflict))).toBe(5)
  })

  it('stops when the table is unavailable', async () => {
    expect(await stepsOf([true, away(), true])).toBe(2)
  })

  it('ends before the deadline of the request', async () => {
    expect(await stepsOf([true, false], 4000)).toBe(2)
    expect(await stepsOf([true, false], 6000)).toBe(0)
  })

  it('does not hide programming errors', async () => {
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

  /** Lets the first transaction through, and fails all others. */
  const failAfterFirstWrite = (failure: () => Error): void => {
    let writes = 0
    vi.spyOn(Calls.prototype, 'transactWrite').mockImplementation(function (this: Calls, actions) {
      writes += 1
      return writes > 1 ? Promise.reject(failure()) : transactWrite.call(this, actions)
    })
  }

  it.each([
    ['another writer changes the remaining items', conflict],
    ['the table becomes unavailable', away],
  ])('a large group succeeds even if %s', async (name, failure) => {
    const groupId = await setup.makeGroup({ name })
    for (let batch = 0; batch < 2; batch += 1) {
      const members = Array.from({ length: 90 }, newId)
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
