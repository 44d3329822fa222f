/** Who takes part, what each of them is there to show, and which groups they form. */
import { predefinedRoles } from '../../../lib/domain/access/predefinedRoles.ts'

/** Tells the users of the demo from others who happen to have the same name. */
export const company = 'Demo of Committee Boat'

export interface DemoUser {
  readonly name: string
  readonly fullName: string
  /** What the user may do, in a few words for whoever gets the password. */
  readonly may: string
}

export const users = [
  {
    name: 'event-manager',
    fullName: 'Event Manager',
    may: 'owns the event, and may do everything with it',
  },
  {
    name: 'race-officer',
    fullName: 'Race Officer',
    may: 'lays courses, starts races, writes public tags',
  },
  {
    name: 'commentator',
    fullName: 'Commentator',
    may: 'writes public tags, and lays no courses',
  },
  {
    name: 'spectator',
    fullName: 'Spectator',
    may: 'looks at what is public, and keeps private tags',
  },
] as const satisfies readonly DemoUser[]

export type UserName = (typeof users)[number]['name']

/** Access control lists say what their members may do. The owner is a member, too. */
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

/** What the owner of the event opens to groups. A public event opens READ to everybody by itself. */
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

/** One of the predefined roles, which the members of a group hold for what the group owns. */
export const groupRole = {
  group: 'Fjord-Cup jury',
  roleId: predefinedRoles.sailingViewer.id,
} as const satisfies { readonly group: GroupName; readonly roleId: string }

/** It holds no permission, and no user has it. */
export const judge = 'Fjord-Cup judge'

/** One of the predefined roles, for what the own group of the event's owner owns. */
export const moderator = {
  user: 'commentator',
  roleId: predefinedRoles.moderator.id,
  forWhatOwns: 'event-manager-tenant',
} as const
