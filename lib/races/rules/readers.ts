/** The access control lists of an event and its parts, for everybody or for users with permission. */
import type { eventReaders } from '#schemas/races/regattaFields.ts'
import type { AclEntry } from '#values/security.ts'
import { hasWindow } from '#values/timeWindow.ts'

export type EventReaders = (typeof eventReaders)[number]

/** Entries for groups stay as they are. */
export const aclWithReaders = (
  acl: readonly AclEntry[],
  readers: EventReaders,
): readonly AclEntry[] => (readers === 'everybody' ? withEverybody(acl) : withoutEverybody(acl))

const withEverybody = (acl: readonly AclEntry[]): readonly AclEntry[] => {
  const allowing = withoutActions(acl, ['!READ'])
  const isUsual = (entry: AclEntry) => entry.groupId === null && !hasWindow(entry)
  const usual = allowing.find(isUsual)
  if (usual === undefined) return [...allowing, { groupId: null, actions: ['READ'] }]
  if (usual.actions.some((action) => action === 'READ' || action === '*')) return allowing
  return allowing.map((entry) =>
    entry === usual ? { ...entry, actions: [...entry.actions, 'READ'] } : entry,
  )
}

const withoutEverybody = (acl: readonly AclEntry[]): readonly AclEntry[] =>
  withoutActions(acl, ['READ', '*'])

/** Other actions of the entries for everybody stay. */
const withoutActions = (
  acl: readonly AclEntry[],
  actions: readonly string[],
): readonly AclEntry[] =>
  acl
    .map((entry) =>
      entry.groupId === null
        ? { ...entry, actions: entry.actions.filter((action) => !actions.includes(action)) }
        : entry,
    )
    .filter((entry) => entry.actions.length > 0)
