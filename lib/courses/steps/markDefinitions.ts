/**
 * Mark templates and mark roles. They are immutable: objects created from a template stay
 * consistent, and courses identify marks by their roles.
 */
import type { MarkRole, MarkTemplate } from '../rules/inventory.ts'
import { appearanceIn, namesIn, requireForm } from '../rules/inventoryInput.ts'
import type { JsonProperties } from '#endpoint/checkForm.ts'
import { markRoleForm, markTemplateForm } from '#schemas/courses/mark.ts'
import {
  putMarkRole,
  putMarkTemplate,
  readMarkRole,
  readMarkTemplate,
} from '../items/markInventory.ts'
import type { Context } from '#endpoint/context.ts'
import {
  createObject,
  type ObjectKind,
  type RequestedIdentity,
  requireObject,
} from '#access/createObject.ts'
import { type ListRange, listReadable } from '#access/listReadable.ts'

const markRoles: ObjectKind<MarkRole> = { type: 'MARK_ROLE', read: readMarkRole, put: putMarkRole }

const markTemplates: ObjectKind<MarkTemplate> = {
  type: 'MARK_TEMPLATE',
  read: readMarkTemplate,
  put: putMarkTemplate,
}

export const createMarkRole = (
  context: Context,
  requested: RequestedIdentity,
  jsonProperties: JsonProperties,
) => {
  const names = namesIn(requireForm(markRoleForm, jsonProperties))
  return createObject(context, markRoles, requested, (id) => ({ id, ...names }))
}

export const createMarkTemplate = (
  context: Context,
  requested: RequestedIdentity,
  jsonProperties: JsonProperties,
) => {
  const appearance = appearanceIn(requireForm(markTemplateForm, jsonProperties))
  return createObject(context, markTemplates, requested, (id) => ({ id, ...appearance }))
}

export const showMarkRole = (context: Context, id: string) => requireObject(context, markRoles, id)

export const showMarkTemplate = (context: Context, id: string) =>
  requireObject(context, markTemplates, id)

export const listMarkRoles = (context: Context, range: ListRange) =>
  listAll(context, markRoles, range)

export const listMarkTemplates = (context: Context, range: ListRange) =>
  listAll(context, markTemplates, range)

const listAll = <Shown>(context: Context, { type, read }: ObjectKind<Shown>, range: ListRange) =>
  listReadable(context, { type, show: (id) => read(context.store, id) }, range)
