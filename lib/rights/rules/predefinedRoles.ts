import { neededRoles } from '#access/rules/neededRoles.ts'

/** The roles of a new service, with the ids that existing clients know. */
export const predefinedRoles = {
  ...neededRoles,
  sailingViewer: {
    id: 'c42948df-517b-45cb-9fa9-d1e79f18e115',
    name: 'sailing_viewer',
    permissions: [
      'EVENT,LEADERBOARD,LEADERBOARD_GROUP,MEDIA_TRACK,REGATTA,TRACKED_RACE:READ',
      'BOAT,COMPETITOR:READ_PUBLIC',
    ],
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
} as const satisfies Record<string, { id: string; name: string; permissions: readonly string[] }>

/** Roles that older tables lack. The next start adds them. */
export const laterRoles = [predefinedRoles.eventManager]

/** The initial permissions of everybody, including anonymous callers: registration is public. */
export const everybodysFirstPermissions = ['USER:CREATE'] as const
