/**
 * The audited types, as an independent list: a check of the whole table uses the list of the
 * service, and would not notice a missing type.
 */
import { beforeAll, expect, it } from 'vitest'
import { S } from '../../harness/paths.ts'
import { trailOf } from '#table/audit.ts'
import { auditRecordOf } from '#table/items/auditRecords.ts'
import type { Item } from '#table/items.ts'
import { entityOf } from '#table/registry.ts'
import { load } from '../support/demo.ts'
import { type TestService } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'

const service = await useTestService()
let items: readonly Item[]
beforeAll(async () => {
  await load(service)
  await receiveRole(service)
  items = itemsOf(await stateOf(service))
})

const receiveRole = async ({ request, createUser }: TestService) => {
  const token = await createUser('giver')
  const { body } = await request(`POST ${S}/role`, { token, form: { roleName: 'received' } })
  const { id } = body as { readonly id: string }
  const form = { username: 'admin', role_definition_id: id }
  await request(`PUT ${S}/add_role_to_user`, { token, form })
}

const ofKind = (kind: string): readonly Item[] =>
  items.filter((item) => entityOf(item).name === kind)

const isRecorded = (item: Item): boolean =>
  ofKind('audit').some(
    (record) =>
      record.PK === trailOf(item) &&
      auditRecordOf(record).steps.some(({ item: SK, to }) => SK === item.SK && to === item.version),
  )

it.each([
  'user',
  'receivedGrants',
  'security',
  'role',
  'group',
  'sshKey',
  'event',
  'regatta',
  'course',
  'markTemplate',
  'markProperties',
  'markRole',
  'courseTemplate',
] as const)('every %s has a record of its version', (kind) => {
  expect(ofKind(kind)).not.toEqual([])
  expect(ofKind(kind).filter((item) => !isRecorded(item))).toEqual([])
})

it.each(['publicTag', 'privateTag', 'groupMember'] as const)('no %s has a trail', (kind) => {
  expect(ofKind(kind)).not.toEqual([])
  expect(ofKind(kind).filter(isRecorded)).toEqual([])
})
