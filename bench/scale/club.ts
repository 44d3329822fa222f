/**
 * A club with a race, a group, an event and users, small or very large, with items as the store
 * writes them.
 */
import { newId } from '../../harness/ids.ts'
import { withEntries } from '../../harness/indexedWrites.ts'
import { storedUser, unqualified } from '../../harness/storedUsers.ts'
import { encodeObjectId, userObject } from '../../lib/domain/access/objectId.ts'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { usualRegatta } from '../../lib/domain/race/regatta.ts'
import { usualEvent } from '../../lib/domain/race/event.ts'
import { putEvent } from '../../lib/store/entities/events.ts'
import { putGroup, putGroupMember, putGroupName } from '../../lib/store/entities/groups.ts'
import type { Write } from '../../lib/store/items.ts'
import { putRegatta } from '../../lib/store/entities/regattas.ts'
import { putRole } from '../../lib/store/entities/roles.ts'
import { putSecurity, unsecured } from '../../lib/store/entities/securities.ts'
import { postedDigestOf, putTag } from '../../lib/store/entities/tags.ts'
import { putUser, type User } from '../../lib/store/entities/users.ts'

export interface Size {
  readonly tags: number
  readonly members: number
  readonly users: number
}

export interface Club {
  readonly size: Size
  readonly groupId: string
  readonly eventId: string
  /** Has all permissions, and signs in with a password. */
  readonly officer: User
  /** Can read the event as a member of the group. */
  readonly member: User
  /** Users by the number of their roles. The last role lets them read the event. */
  readonly holders: ReadonlyMap<number, User>
  readonly writes: () => Generator<Write>
}

export const regattaName = 'Kiel Week'
export const raceColumn = 'R1'
export const fleet = 'Gold'
export const memberOfCrowd = (position: number): string =>
  `crowd-${String(position).padStart(6, '0')}`

const rolesOfHolders = [2, 60, 500]
const permissionsOfRole = 30

export const newClub = (size: Size, passwordHash: string): Club => {
  const [groupId, eventId, columnId] = [newId(), newId(), newId()]
  const officer = storedUser({
    ...{ name: 'officer', passwordHash, groupIds: [groupId] },
    assignments: [{ roleId: predefinedRoles.admin.id, transitive: true, ...unqualified }],
  })
  const member = storedUser({ name: 'member', groupIds: [groupId] })
  const holders = rolesOfHolders.map((count) => newHolder(count, eventId))
  const objects = [
    putEvent(
      {
        ...usualEvent,
        ...{ id: eventId, name: 'Kiel Week', regattaName },
        venue: { name: 'Kiel', location: null },
      },
      'absent',
    ),
    putSecurity(
      { type: 'EVENT', id: encodeObjectId([eventId]) },
      { ...unsecured, acl: [{ groupId, actions: ['READ'] }] },
      'any',
    ),
    regattaWith(columnId),
    putGroup({ id: groupId, name: 'club', roles: [] }, 'absent'),
    putGroupName({ id: groupId, name: 'club', roles: [] }),
    ...[officer.user, member.user].map((user) => putGroupMember(groupId, user)),
  ]
  return {
    ...{ size, groupId, eventId, officer: officer.user, member: member.user },
    holders: new Map(holders.map(({ count, user }) => [count, user])),
    *writes() {
      yield* withEntries([...objects, ...officer.writes, ...member.writes])
      for (const { writes } of holders) yield* writes
      yield* crowd(size, groupId)
      yield* tags(size, `${columnId}/${fleet}`)
    },
  }
}

const newHolder = (count: number, eventId: string) => {
  const { user } = storedUser({ name: `holder of ${count}` })
  // The first role is the default one of every user.
  const others = Array.from({ length: count - 2 }, () =>
    newRole(Array.from({ length: permissionsOfRole }, () => `EVENT:READ:${newId()}`)),
  )
  const roles = [...others, newRole([`EVENT:READ:${eventId}`])]
  const given = roles.map(({ id }) => ({ roleId: id, transitive: true, ...unqualified }))
  const assignments = [...user.assignments.slice(0, 1), ...given]
  const writes = [
    putUser({ ...user, assignments }, 'absent'),
    ...roles.map((role) => putRole(role, 'absent')),
  ]
  return { count, user, writes }
}

const newRole = (permissions: readonly string[]) => ({
  ...{ id: newId(), name: 'reader' },
  permissions,
})

const regattaWith = (columnId: string): Write =>
  putRegatta(
    {
      ...{ ...usualRegatta, name: regattaName, eventId: newId() },
      series: [
        { name: 'Default', fleets: [fleet], raceColumns: [{ id: columnId, name: raceColumn }] },
      ],
    },
    'absent',
  )

/** The number of users. The first ones are members of the group. */
function* crowd({ users, members }: Size, groupId: string): Generator<Write> {
  for (let position = 0; position < users; position += 1) {
    const name = memberOfCrowd(position)
    const isMember = position < members
    const { user } = storedUser({ name, groupIds: isMember ? [groupId] : [] })
    const owner = { ownerUserId: user.userId, ownerUserName: name }
    yield* withEntries([
      putUser(user, 'absent'),
      putSecurity(userObject(name), { ...unsecured, ...owner }, 'any'),
    ])
    if (isMember) yield putGroupMember(groupId, user)
  }
}

/** The number of public tags, one at each millisecond from 1 on. */
function* tags({ tags: count }: Size, raceId: string): Generator<Write> {
  const author = { userId: newId(), name: 'a commentator' }
  for (let position = 1; position <= count; position += 1) {
    const content = {
      ...{ tag: `Tag ${position}`, comment: '', hiddenInfo: '', image: '', resizedImage: '' },
      ...{ isPublic: true, raceTimepoint: position },
    }
    const made = { id: newId(), author, createdAtMillis: 1_781_000_000_000 + position }
    yield putTag(raceId, { ...content, ...made }, postedDigestOf(content), 'absent')
  }
}
