/**
 * The audited types, as an independent list: a check of the whole table uses the list of the
 * service, and would not notice a missing type.
 */
import { beforeAll, expect, it } from 'vitest'
import { trailOf } from '#table/audit.ts'
import { auditRecordOf } from '#table/items/auditRecords.ts'
import type { Item } from '#table/items.ts'
import { entityOf } from '#table/registry.ts'
import { load } from '../support/demo.ts'
import { receiveRole } from '../support/stranger.ts'
import { useTestService } from '../support/useTestService.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'

const service = await useTestService()
let items: readonly Item[]
beforeAll(async () => {
  await load(service)
  await receiveRole(service)
  items = itemsOf(await stateOf(service))
})

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
