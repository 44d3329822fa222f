/**
 * What writes change, in words of the domain. It follows from the items, so that no endpoint has to
 * say it, and none can forget it.
 */
import { type Changes, changesBetween, type StoredThing } from '../domain/audit/changes.ts'
import { belonging, contentOf, type Describe, object } from './belonging.ts'
import { type KeyKind, kindOfKey } from './keyKinds.ts'
import type { Touched } from './rehearsal.ts'
import { course, courseTemplate, marks, regatta, tag } from './sailingThings.ts'
import {
  groupMember,
  preference,
  receivedGrants,
  roleHolder,
  security,
  session,
  user,
} from './securityThings.ts'
import type { Item } from './items.ts'

/** Only finds, counts or protects what other items hold, and these are described. */
const bookkeeping: Describe = () => []

const sshKey: Describe = (item) => {
  const { name } = item.sshKey as { readonly name: string }
  return [belonging(item, 'object', { name, content: contentOf(item) })]
}

/** Describes the items of each key. */
const describers: Readonly<Record<KeyKind, Describe>> = {
  user,
  receivedGrants,
  sshKeysOfUser: bookkeeping,
  session,
  security,
  role: object,
  roleHolder,
  roleGranted: bookkeeping,
  qualifiedRole: bookkeeping,
  group: object,
  groupMember,
  groupName: bookkeeping,
  preference,
  preferenceKeys: bookkeeping,
  event: object,
  regatta,
  regattaPath: bookkeeping,
  marks,
  course,
  markTemplate: object,
  markProperties: object,
  markRole: object,
  courseTemplate,
  sshKey,
  hosts: bookkeeping,
  publicTag: tag,
  privateTag: tag,
  tagId: bookkeeping,
  publicTagId: bookkeeping,
  everybody: bookkeeping,
  epoch: bookkeeping,
  administratorName: bookkeeping,
  administrators: bookkeeping,
  largeWrite: bookkeeping,
  audit: bookkeeping,
  request: bookkeeping,
  health: bookkeeping,
  requestCount: bookkeeping,
  signInFailures: bookkeeping,
}

/** What would be another one after the writes of a rehearsal. */
export const changesOf = (touched: readonly Touched[]): Changes =>
  changesBetween(
    touched.flatMap(({ before }) => thingsIn(before)),
    touched.flatMap(({ after }) => thingsIn(after)),
  )

export const thingsIn = (item: Item | undefined): readonly StoredThing[] =>
  item === undefined ? [] : describers[kindOfKey(item)](item)
