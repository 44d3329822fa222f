/** Who takes part, what each of them is there to show, and which groups they form. */

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

/** Access control lists say what their members may do; who makes a group is a member by that. */
export const groups = [
  { name: 'Fjord-Cup race committee', members: ['race-officer'] },
  { name: 'Fjord-Cup press', members: ['commentator'] },
] as const satisfies readonly { readonly name: string; readonly members: readonly UserName[] }[]

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

/** One of the predefined roles, for what the own group of the event's owner owns. */
export const moderator = {
  user: 'commentator',
  roleId: '91c88a11-c977-4c24-b0a6-15bac0525764',
  forWhatOwns: 'event-manager-tenant',
} as const
