/**
 * Mark templates and mark roles. They are immutable: objects created from a template stay
 * consistent, and courses identify marks by their roles.
 */
import type { MarkRole, MarkTemplate } from '../rules/inventory.ts'
import {
  putMarkRole,
  putMarkTemplate,
  readMarkRole,
  readMarkTemplate,
} from '../items/markInventory.ts'
import type { Context } from '#endpoint/context.ts'
import { type ObjectKind, requireObject } from '#access/createObject.ts'
import { listReadable } from '#access/listReadable.ts'
import { inPages } from '#endpoint/pages.ts'

export const markRoles: ObjectKind<MarkRole> = {
  type: 'MARK_ROLE',
  read: readMarkRole,
  put: putMarkRole,
}

export const markTemplates: ObjectKind<MarkTemplate> = {
  type: 'MARK_TEMPLATE',
  read: readMarkTemplate,
  put: putMarkTemplate,
}

export const showMarkRole = (context: Context, id: string) => requireObject(context, markRoles, id)

export const showMarkTemplate = (context: Context, id: string) =>
  requireObject(context, markTemplates, id)

/** Lists all objects of the kind that the caller may read. */
export const listOfKind = <Shown>({ type, read }: ObjectKind<Shown>) =>
  inPages((context, range) =>
    listReadable(context, { type, show: (id) => read(context.store, id) }, range),
  )
