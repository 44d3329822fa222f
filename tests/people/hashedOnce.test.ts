/**
 * A password hash takes most of the time of its request, so a write conflict must not repeat it.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { changedUser } from '#access/items/users.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { countedHashing, newCountedHashes } from './countedHashes.ts'

const hashes = newCountedHashes()
const hashing = countedHashing(hashes)

const password = 'gybing-on-port-8'

const service = await useTestService({}, hashing)
/** How many of the next transactions are cancelled. */
let conflicts = 0
await service.createUser('anna')
const client = service.services.table.client as DynamoDBDocumentClient
client.middlewareStack.add(
  (next, { commandName }) =>
    (args) => {
      if (commandName !== 'TransactWriteItemsCommand' || conflicts === 0) return next(args)
      conflicts -= 1
      throw Object.assign(new Error('cancelled'), {
        name: 'TransactionCanceledException',
        CancellationReasons: [{ Code: 'TransactionConflict' }],
      })
    },
  { step: 'initialize', name: 'conflicts' },
)

/** Sends the request with three write conflicts. */
const withConflicts = async (send: () => Promise<Reply>) => {
  const before = hashes.costs.length
  conflicts = 3
  const { status } = await send()
  return { status, conflicts, hashes: hashes.costs.length - before }
}
const once = { status: 200, conflicts: 0, hashes: 1 }

it('is computed once for a change of the password, by the user and by an administrator', async () => {
  const token = await service.createUser('bert')
  const change = (by: string, form: Readonly<Record<string, string>>) => () =>
    service.request(`POST ${S}/change_password`, { token: by, form })

  const own = await withConflicts(change(token, { password }))
  const reset = await withConflicts(
    change(service.adminToken, { username: 'bert', password: `${password}9` }),
  )
  const signedIn = await service.request(`POST ${S}/login`, {
    form: { username: 'bert', password: `${password}9` },
  })

  expect([own, reset, signedIn.status]).toEqual([once, once, 200])
})

it('is computed once for a new user', async () => {
  const form = { username: 'cora', password }

  const made = await withConflicts(() => service.request(`POST ${S}/create_user`, { form }))

  expect(made).toEqual(once)
})

it('is computed once where a sign-in renews an outdated hash', async () => {
  const setup = securitySetup(service)
  const older = { logCost: 14, blockSize: 8, parallelization: 1 }
  const passwordHash = await hashing.hash(goodPassword, undefined, older)
  const anna = await setup.userNamed('anna')
  await setup.newStore().write([changedUser(anna, { passwordHash })])
  const form = { username: 'anna', password: goodPassword }

  const signedIn = await withConflicts(() => service.request(`POST ${S}/login`, { form }))

  // The old hash is verified once, and the new one is computed once.
  expect(signedIn).toEqual({ ...once, hashes: 2 })
})

it('is computed again for each request', async () => {
  const token = await service.createUser('dora')
  const change = () =>
    service.request(`POST ${S}/change_password`, { token, form: { password: `${password}7` } })

  const before = hashes.costs.length
  await change()
  await change()

  expect(hashes.costs.length - before).toBe(2)
})
