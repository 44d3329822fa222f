import { neededRoles } from '#access/rules/neededRoles.ts'

const reading = [
  'EVENT,LEADERBOARD,LEADERBOARD_GROUP,MEDIA_TRACK,REGATTA,TRACKED_RACE:READ',
  'BOAT,COMPETITOR:READ_PUBLIC',
] as const

/** For helpers of an event: what they may do, and no more. */
const helpers = {
  raceOfficer: {
    id: '8f1c5f0e-3a0b-4f5e-9d52-2c1b7a6e4d10',
    name: 'race_officer',
    permissions: [
      ...reading,
      'REGATTA:LAY_COURSE,ADD_RACES',
      'LEADERBOARD:START,SCORE,PING,TALLY,TAG',
    ],
  },
  scorer: {
    id: '5b7d2a94-61c8-4c0f-8e3a-90d4f2b1c611',
    name: 'scorer',
    permissions: [...reading, 'REGATTA:CHANGE_ENTRIES', 'LEADERBOARD:SCORE'],
  },
  markBoat: {
    id: 'c3e90b17-0d4e-4b86-a7f5-1f6a8d2e9512',
    name: 'mark_boat',
    permissions: [...reading, 'LEADERBOARD:PING'],
  },
  safety: {
    id: 'e6a4d853-92b7-4d1c-b08f-7c5e3f1a2b13',
    name: 'safety',
    permissions: [...reading, 'LEADERBOARD:TALLY'],
  },
  commentator: {
    id: '1d8b6c72-4e5f-4a93-96d1-b3f0a7c8e414',
    name: 'commentator',
    permissions: [...reading, 'LEADERBOARD:TAG'],
  },
} as const

/** The roles of a new service, with the ids that existing clients know. */
export const predefinedRoles = {
  ...neededRoles,
  sailingViewer: {
    id: 'c42948df-517b-45cb-9fa9-d1e79f18e115',
    name: 'sailing_viewer',
    permissions: reading,
  },
  spectator: { id: '244cb84c-2b8a-4557-b175-db963072cfbc', name: 'spectator', permissions: [] },
  moderator: {
    id: '91c88a11-c977-4c24-b0a6-15bac0525764',
    name: 'moderator',
    permissions: ['TRACKED_RACE:CAN_REPLAY_DURING_LIVE_RACES'],
  },
  mediaEditor: {
    id: '2e22583b-c9c1-4ee4-8231-e8e320a8a411',
    name: 'mediaeditor',
    permissions: ['MEDIA_TRACK:*'],
  },
  eventManager: {
    id: '3d1fc58f-5afc-4823-b71d-049ab2e8a83d',
    name: 'event_manager',
    permissions: ['SERVER:CREATE_OBJECT', 'EVENT:UPLOAD_MEDIA'],
  },
  ...helpers,
} as const satisfies Record<string, { id: string; name: string; permissions: readonly string[] }>

/** In the order of their tasks. */
export const helperRoles = Object.values(helpers)

/** Roles that older tables lack. The next start adds them. */
export const laterRoles = [predefinedRoles.eventManager, ...helperRoles]

/** The initial permissions of everybody, including anonymous callers: registration is public. */
export const everybodysFirstPermissions = ['USER:CREATE'] as const

/** The ids of the roles to suggest for an action. The role of a helper is not the way to read. */
export const rolesToSuggest = (action: string): readonly string[] => {
  const roles = Object.entries(predefinedRoles)
  const isReading = action.startsWith('READ')
  return roles.filter(([name]) => !(isReading && name in helpers)).map(([, { id }]) => id)
}
