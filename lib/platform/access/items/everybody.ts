import type { Grantee } from '../rules/facts.ts'
import { parsePermissions } from '../rules/permission.ts'
import { list, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Expected, Item, Write } from '#table/items.ts'
import { assignmentsIn, assignmentsText, type UserRoleAssignment } from './assignments.ts'

/** Everybody: the grants of the pseudo user `<all>`. */
export const everybodyEntity = entity('everybody', 'EVERYBODY#', 'EVERYBODY', {
  attributes: { groupIds: list(text), assignments: text, permissions: list(text) },
})

export interface GranteeFields {
  readonly groupIds: readonly string[]
  readonly assignments: readonly UserRoleAssignment[]
  /** Permissions as text. */
  readonly permissions: readonly string[]
}

export const granteeOf = ({ groupIds, assignments, permissions }: GranteeFields): Everybody => ({
  groupIds,
  assignments,
  permissions: parsePermissions(permissions),
})

/** A grantee whose assignments have the names of the qualifying users. */
export type Everybody = Grantee & Pick<GranteeFields, 'assignments'>

export const nobody: Everybody = { groupIds: [], assignments: [], permissions: [] }

export const everybodyOf = (item: Item | undefined): Everybody => {
  if (item === undefined) return nobody
  const everybody = everybodyEntity.decode(item)
  return granteeOf({ ...everybody, assignments: assignmentsIn(everybody.assignments) })
}

export const putEverybody = (everybody: GranteeFields, expected: Expected): Write => {
  const { groupIds, assignments, permissions } = everybody
  const content = { groupIds, assignments: assignmentsText(assignments), permissions }
  return everybodyEntity.put([], content, expected)
}
