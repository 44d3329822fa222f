/** The users of the demo with the permissions that each of them shows, and their groups. */
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'

/** Distinguishes the users of the demo from other users with the same names. */
export const company = 'Demo of Committee Boat'

/** @param may a short description of the permissions, for the reader of the list of passwords */
const user = <Name extends string>(name: Name, fullName: string, may: string) => ({
  name,
  fullName,
  may,
})

export const users = [
  user('event-manager', 'Event Manager', 'owns the event, and may do everything with it'),
  user('race-officer', 'Race Officer', 'lays courses, starts races, writes public tags'),
  user('commentator', 'Commentator', 'writes public tags, and lays no courses'),
  user('spectator', 'Spectator', 'looks at what is public, and keeps private tags'),
] as const

export type UserName = (typeof users)[number]['name']

/** Access control lists give permissions to the members. The owner is a member, too. */
export const groups = [
  { name: 'Fjord-Cup race committee', owner: 'event-manager', members: ['race-officer'] },
  { name: 'Fjord-Cup press', owner: 'event-manager', members: ['commentator'] },
  { name: 'Fjord-Cup jury', owner: null, members: [] },
] as const satisfies readonly {
  readonly name: string
  /** Null: the administrator who loads the demo. */
  readonly owner: UserName | null
  readonly members: readonly UserName[]
}[]

export type GroupName = (typeof groups)[number]['name']

/**
 * The permissions that the owner of the event gives to groups. A public event gives READ to
 * everybody by itself.
 */
export const grants = [
  { type: 'REGATTA', groups: ['Fjord-Cup race committee'], action: 'UPDATE' },
  {
    type: 'LEADERBOARD',
    groups: ['Fjord-Cup race committee', 'Fjord-Cup press'],
    action: 'UPDATE',
  },
] as const satisfies readonly {
  readonly type: string
  readonly groups: readonly GroupName[]
  readonly action: string
}[]

/**
 * One of the predefined roles, which the members of a group have for objects that the group owns.
 */
export const groupRole = {
  group: 'Fjord-Cup jury',
  roleId: predefinedRoles.sailingViewer.id,
} as const satisfies { readonly group: GroupName; readonly roleId: string }

/** A role without permissions and without users. */
export const judge = 'Fjord-Cup judge'

/** One of the predefined roles, for objects that belong to the own group of the event's owner. */
export const moderator = {
  user: 'commentator',
  roleId: predefinedRoles.moderator.id,
  forWhatOwns: 'event-manager-tenant',
} as const
