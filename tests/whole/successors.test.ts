/**
 * A new user takes the name of a user during the deletion: the deletion removes nothing that
 * belongs to the new one.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { keyObject, landscape } from '../support/landscape.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import '../support/quietLog.ts'

const service = await useTestService()
/** Runs before each transaction is sent, except those that it sends itself. */
let beforeWrite: (() => Promise<unknown>) | undefined
beforeAll(() => {
  const client = service.services.table.client as DynamoDBDocumentClient
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const run = commandName === 'TransactWriteItemsCommand' ? beforeWrite : undefined
        if (run === undefined) return next(args)
        beforeWrite = undefined
        await run()
        beforeWrite = run
        return next(args)
      },
    { step: 'initialize', name: 'beforeWrite' },
  )
}, 60_000)

const keyNames = (count: number) => Array.from({ length: count }, (_, index) => `laptop-${index}`)

const makeGroup = async (token: string, groupName: string): Promise<string> => {
  const made = await service.request(`PUT ${S}/usergroup`, { token, json: { groupName } })
  return (made.body as { readonly groupId: string }).groupId
}

/** Gives the user these keys, and memberships in groups of the administrator. */
const fill = async (name: string, token: string, names: readonly string[]) => {
  const { addKey } = landscape(service)
  const admin = service.adminToken
  for (const key of names) expect((await addKey(token, key)).status).toBe(200)
  const groupIds: string[] = []
  for (const place of ['first', 'second']) {
    const groupId = await makeGroup(admin, `${name} ${place}`)
    await service.request(`PUT ${S}/usergroup/${groupId}/user/${name}`, { token: admin, json: {} })
    groupIds.push(groupId)
  }
  return groupIds
}

// One transaction holds the records of few keys, and not those of sixty.
it.each([3, 23, 60])('with %i keys', async (count) => {
  const name = `phoenix-${count}`
  const names = keyNames(count)
  const { request, adminToken } = service
  const { addKey, deleteKey, setup } = landscape(service)
  const groupIds = await fill(name, await service.createUser(name), names)
  let token = ''
  /** Takes the name as soon as it is free, and creates the same objects again. */
  const succeed = async () => {
    if (token !== '') return
    const form = { username: name, password: goodPassword }
    const { status, body } = await request(`POST ${S}/create_user`, { form })
    if (status !== 200) return
    token = (body as { readonly access_token: string }).access_token
    for (const key of names) expect((await addKey(token, key)).status).toBe(200)
    for (const groupId of groupIds) {
      await request(`PUT ${S}/usergroup/${groupId}/user/${name}`, { token: adminToken, json: {} })
    }
    await request(`PUT ${S}/preferences/layout`, { token, json: { wide: true } })
  }
  let success = Promise.resolve()
  beforeWrite = () => (success = succeed())

  const removed = await request(`DELETE ${S}/user?username=${name}`, { token: adminToken })
  beforeWrite = undefined
  // The response may come before all items of the decided write are placed.
  await success
  await succeed()

  const remainingKeys = await landscape(service).keyNames(token, `username[]=${name}`)
  const owners = await Promise.all(names.map((key) => setup.securityOf(keyObject(key))))
  const { userId, groupIds: joined } = await setup.userNamed(name)
  const preference = await request(`GET ${S}/preferences/layout`, { token })
  const misfits = findViolations(itemsOf(await stateOf(service)))
  for (const key of names) await deleteKey(token, key)

  expect([removed.status, preference.status]).toEqual([200, 200])
  expect(remainingKeys.toSorted()).toEqual(names.toSorted())
  expect(new Set(owners.map(({ ownerUserId }) => ownerUserId))).toEqual(new Set([userId]))
  expect(joined).toEqual(expect.arrayContaining(groupIds))
  expect(misfits).toEqual([])
})
