/** Finds or creates the roles that the entries of a configuration name. */
import { randomUUID } from 'node:crypto'
import type { CourseConfiguration } from '../rules/markConfiguration.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { CourseTemplate, MarkRole } from '../rules/inventory.ts'
import { listObjects } from '#table/objectLists.ts'
import { readMarkRole } from '../items/markInventory.ts'
import type { Start } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { mayEach } from '#access/readable.ts'
import { derivedUuid } from '#values/uuid.ts'
import { markRoles, writesOfNew } from './inventory.ts'
import type { Resolved } from './resolveReferences.ts'

interface NamedRole {
  readonly name: string
  readonly shortName: string | undefined
}

/** Roles that a request creates, one for each name and short name. */
export type RolesToCreate = ReturnType<typeof collectRolesToCreate>

export const collectRolesToCreate = (context: Context) => {
  const made = new Map<string, MarkRole>()
  return {
    roleFor: ({ name, shortName = name }: NamedRole, id: string = randomUUID()): MarkRole => {
      const key = JSON.stringify([name, shortName])
      const role = made.get(key) ?? { id, name, shortName }
      made.set(key, role)
      return role
    },
    writes: () => writesOfNew(context, markRoles, [...made.values()]),
  }
}

/** By the position of the entry. A named role that does not exist is created. */
export const rolesOfEntries = async (
  context: Context,
  entries: CourseConfiguration['markConfigurations'],
  { roles, courseTemplate }: Resolved,
  rolesToCreate: RolesToCreate,
): Promise<readonly (MarkRole | undefined)[]> => {
  const names = new Set(
    entries.flatMap(({ role }) => (roles.has(role?.id ?? '') ? [] : (role?.name ?? []))),
  )
  const byName = await findRoles(context, [...names], courseTemplate)
  return Promise.all(
    entries.map(async ({ role }) => {
      const known = roles.get(role?.id ?? '')
      if (known !== undefined || role?.name === undefined) return known
      const { name, shortName } = role
      return byName.get(name) ?? newRole(context, { name, shortName }, rolesToCreate)
    }),
  )
}

/**
 * Concurrent requests of a caller derive the same id, so that one of them creates the role. The
 * others read it by its id on their retry, because the index of names is eventually consistent.
 */
const newRole = async (
  context: Context,
  { name, shortName = name }: NamedRole,
  rolesToCreate: RolesToCreate,
): Promise<MarkRole> => {
  const id = derivedUuid('role of a course', context.caller?.user.userId ?? '', name, shortName)
  const existing = await readMarkRole(context.store, id)
  if (existing === undefined) return rolesToCreate.roleFor({ name, shortName }, id)
  // Clients choose ids of roles, and the permission to read a role can be revoked.
  const [readable] = await readableRoles(context, [{ type: 'MARK_ROLE', id }])
  return readable?.name === name ? readable : rolesToCreate.roleFor({ name, shortName })
}

/** For each name. Most courses use roles that everybody may read, or few roles of their officers. */
const rolesAtOnce = 20

/** After so many pages without a role that the caller may read, a new one is made. */
const pagesMax = 50

/** Finds roles by name: first in the course template, then the first one that the caller may read. */
const findRoles = async (
  context: Context,
  names: readonly string[],
  template: CourseTemplate | undefined,
): Promise<ReadonlyMap<string, MarkRole>> => {
  const { store } = context
  const ofTemplate = await rolesOfTemplate(context, names.length === 0 ? undefined : template)
  const byName = new Map(ofTemplate.map((role) => [role.name, role]))
  let sought = names
    .filter((name) => !byName.has(name))
    .map((name) => ({ name, start: undefined as Start | undefined }))
  for (let page = 0; page < pagesMax && sought.length > 0; page += 1) {
    const pages = await Promise.all(
      sought.map(({ name, start }) =>
        listObjects(store, 'MARK_ROLE', rolesAtOnce, start, `${name}#`),
      ),
    )
    for (const role of await readableRoles(
      context,
      pages.flatMap(({ objects }) => objects.map(({ id }) => ({ type: 'MARK_ROLE', id }))),
    )) {
      if (!byName.has(role.name)) byName.set(role.name, role)
    }
    sought = sought.flatMap(({ name }, position) => {
      const start = pages[position]?.next
      return start === undefined || byName.has(name) ? [] : [{ name, start }]
    })
  }
  return byName
}

const readableRoles = async (context: Context, objects: readonly ObjectReference[]) => {
  const [mayRead, roles] = await Promise.all([
    mayEach(context, objects, 'READ'),
    Promise.all(objects.map(({ id }) => readMarkRole(context.store, id))),
  ])
  return roles.flatMap((role, position) => (role && mayRead[position] ? role : []))
}

export const rolesOfTemplate = async ({ store }: Context, template: CourseTemplate | undefined) => {
  const ids = template?.marks.flatMap(({ roleId }) => roleId ?? []) ?? []
  const roles = await Promise.all(ids.map((id) => readMarkRole(store, id)))
  return roles.filter((role) => role !== undefined)
}
