/** Finds or creates the roles that the entries of a configuration name. */
import { randomUUID } from 'node:crypto'
import type { CourseConfiguration } from '../../domain/course/markConfiguration.ts'
import type { CourseTemplate, MarkRole } from '../../domain/course/inventory.ts'
import { keys } from '../../store/keys.ts'
import { listObjectsCalled } from '../../store/objectLists.ts'
import { putMarkRole, readMarkRole } from '../../store/entities/markInventory.ts'
import { keysOfObject } from '../../store/objects.ts'
import { putSecurity, unsecured } from '../../store/entities/securities.ts'
import type { Write } from '../../store/items.ts'
import { authorizeCreation } from '../authorize.ts'
import type { Context } from '../context.ts'
import { creationOwnership } from '../creation.ts'
import { mayEach } from '../readable.ts'
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
    roleFor: ({ name, shortName = name }: NamedRole): MarkRole => {
      const key = JSON.stringify([name, shortName])
      const role = made.get(key) ?? { id: randomUUID(), name, shortName }
      made.set(key, role)
      return role
    },
    writes: async (): Promise<readonly Write[]> => {
      if (made.size === 0) return []
      await authorizeCreation(context, 'MARK_ROLE')
      const ownership = await creationOwnership(context)
      return [...made.values()].flatMap((role) => [
        putMarkRole(role),
        putSecurity({ type: 'MARK_ROLE', id: role.id }, { ...unsecured, ...ownership }, 'any'),
      ])
    },
  }
}

/** By the position of the entry. A named role that does not exist is created. */
export const rolesOfEntries = async (
  context: Context,
  entries: CourseConfiguration['markConfigurations'],
  { roles, courseTemplate }: Resolved,
  rolesToCreate: RolesToCreate,
): Promise<readonly (MarkRole | undefined)[]> => {
  const byId = (id: string | undefined) => (id === undefined ? undefined : roles.get(id))
  const names = new Set(
    entries.flatMap(({ role }) => (byId(role?.id) === undefined ? (role?.name ?? []) : [])),
  )
  const found = await findRoles(context, [...names], courseTemplate)
  return entries.map(({ role }) => {
    const known = byId(role?.id)
    if (known !== undefined || role?.name === undefined) return known
    return (
      found.get(role.name) ?? rolesToCreate.roleFor({ name: role.name, shortName: role.shortName })
    )
  })
}

/** The number of roles with the same name that are read. */
const sameNameMax = 20

/**
 * Finds roles by name: first in the course template, then the first one that the caller may read.
 */
const findRoles = async (
  context: Context,
  names: readonly string[],
  template: CourseTemplate | undefined,
): Promise<ReadonlyMap<string, MarkRole>> => {
  const { store } = context
  const ofTemplate = await rolesOfTemplate(context, names.length === 0 ? undefined : template)
  const pages = await Promise.all(
    names
      .filter((name) => !ofTemplate.some((role) => role.name === name))
      .map((name) => listObjectsCalled(store, 'MARK_ROLE', name, sameNameMax)),
  )
  const objects = pages.flat()
  await store.prefetch(objects.flatMap(keysOfObject))
  const mayRead = await mayEach(context, objects, 'READ')
  const readable = objects.filter((_, position) => mayRead[position] === true)
  const roles = await Promise.all(readable.map(({ id }) => readMarkRole(store, id)))
  const found = new Map<string, MarkRole>()
  for (const role of [...ofTemplate, ...roles]) {
    if (role !== undefined && !found.has(role.name)) found.set(role.name, role)
  }
  return found
}

export const rolesOfTemplate = async (
  { store }: Context,
  template: CourseTemplate | undefined,
): Promise<readonly MarkRole[]> => {
  const ids = template?.marks.flatMap(({ roleId }) => roleId ?? []) ?? []
  await store.prefetch(ids.map(keys.markRole))
  const roles = await Promise.all(ids.map((id) => readMarkRole(store, id)))
  return roles.filter((role) => role !== undefined)
}
