/** The catalogue of object types. Permissions can contain others too, for the objects of other programs. */
export const defaultActions = [
  'CREATE',
  'READ',
  'UPDATE',
  'DELETE',
  'CHANGE_OWNERSHIP',
  'CHANGE_ACL',
] as const satisfies readonly ActionName[]

export interface ObjectTypeEntry {
  readonly meaning: string
  /** Parts of the type-relative id, in order. */
  readonly id: readonly string[]
  readonly actions?: readonly ActionName[]
  /** Actions that UPDATE includes, so that somebody can be permitted one of them alone. */
  readonly partsOfUpdate?: readonly ActionName[]
}

/** The meaning of each action for an object "it". The same for every type. */
export const actionMeanings = {
  CREATE: 'create it',
  READ: 'read it',
  UPDATE: 'change it',
  DELETE: 'delete it',
  CHANGE_OWNERSHIP: 'give it to another owner',
  CHANGE_ACL: 'change who may do what to it, by its access control list',
  READ_PUBLIC: 'read the public part of it',
  FORCE_OVERWRITE_PASSWORD: 'set the password of it without knowing the old one',
  ADD_SUBSCRIPTION: 'add a subscription to it',
  BE_PREMIUM: 'use the features for subscribers, as it',
  CREATE_OBJECT: 'create objects on it, if not everybody may',
  CONFIGURE_FILE_STORAGE: 'choose where it keeps files',
  CONFIGURE_LOCAL_SERVER: 'change the settings of it',
  CONFIGURE_REMOTE_INSTANCES: 'choose the other servers that it lists',
  CONFIGURE_AI_AGENT: 'set up the commenting agent of it',
  CONFIGURE_CORS_FILTER: 'choose the sites whose pages may use it',
  DATA_MINING: 'evaluate the data on it',
  CAN_IMPORT_MASTERDATA: 'take master data into it',
  CAN_EXPORT_MASTERDATA: 'take master data out of it',
  REPLICATE: 'create a replica of it',
  START_REPLICATION: 'make it a replica of another server',
  READ_REPLICATOR: 'see the state of the replicas of it',
  THREADS: 'see the threads of it',
  CAN_REPLAY_DURING_LIVE_RACES: 'play it back while it is being sailed',
  DETAIL_TIMER: 'use the detailed clock of it',
  EXPORT: 'take the data out of it',
  SIMULATOR: 'simulate it',
  VIEWSTREAMLETS: 'see the wind of it as moving lines',
  VIEWANALYSISCHARTS: 'see the charts that analyse it',
  MANAGE: 'manage it',
  UPLOAD_MEDIA: 'add pictures and videos to it',
  LAY_COURSE: 'lay the courses and the marks of it',
  CHANGE_ENTRIES: 'change the entries of it',
  ADD_RACES: 'add races to it',
  START: 'start and track the races of it',
  SCORE: 'take the finishes, and change the results of it',
  PING: 'set the positions of the marks of it',
  TALLY: 'keep the list of boats on the water in it',
  TAG: 'add and change the public tags of it',
} as const

export type ActionName = keyof typeof actionMeanings

export const objectTypes = {
  USER: {
    meaning: 'a user',
    id: ['user name'],
    actions: ['READ_PUBLIC', 'FORCE_OVERWRITE_PASSWORD', 'ADD_SUBSCRIPTION', 'BE_PREMIUM'],
  },
  USER_GROUP: { meaning: 'a group of users', id: ['group id'] },
  ROLE_DEFINITION: { meaning: 'a role', id: ['role id'] },
  ROLE_ASSOCIATION: {
    meaning: 'a role in the hands of a user',
    id: ['user name', 'role id', 'qualifying user name', 'qualifying group id'],
  },
  PERMISSION_ASSOCIATION: {
    meaning: 'a permission in the hands of a user',
    id: ['user name', 'permission'],
  },
  SERVER: {
    meaning: 'the service itself',
    id: ['server name'],
    actions: [
      'CREATE_OBJECT',
      'CONFIGURE_FILE_STORAGE',
      'CONFIGURE_LOCAL_SERVER',
      'CONFIGURE_REMOTE_INSTANCES',
      'CONFIGURE_AI_AGENT',
      'CONFIGURE_CORS_FILTER',
      'DATA_MINING',
      'CAN_IMPORT_MASTERDATA',
      'CAN_EXPORT_MASTERDATA',
      'REPLICATE',
      'START_REPLICATION',
      'READ_REPLICATOR',
      'THREADS',
    ],
  },
  EVENT: { meaning: 'a sailing event', id: ['event id'], actions: ['UPLOAD_MEDIA'] },
  REGATTA: {
    meaning: 'a regatta',
    id: ['regatta name'],
    partsOfUpdate: ['LAY_COURSE', 'CHANGE_ENTRIES', 'ADD_RACES'],
  },
  LEADERBOARD: {
    meaning: 'a leaderboard',
    id: ['leaderboard name'],
    partsOfUpdate: ['START', 'SCORE', 'PING', 'TALLY', 'TAG'],
  },
  LEADERBOARD_GROUP: { meaning: 'a group of leaderboards', id: ['leaderboard group id'] },
  TRACKED_RACE: {
    meaning: 'a race that is or was tracked',
    id: ['regatta name', 'race name'],
    actions: [
      'CAN_REPLAY_DURING_LIVE_RACES',
      'DETAIL_TIMER',
      'EXPORT',
      'SIMULATOR',
      'VIEWSTREAMLETS',
      'VIEWANALYSISCHARTS',
    ],
  },
  COMPETITOR: { meaning: 'a competitor', id: ['competitor id'], actions: ['READ_PUBLIC'] },
  BOAT: { meaning: 'a boat', id: ['boat id'], actions: ['READ_PUBLIC'] },
  MEDIA_TRACK: { meaning: 'a video or audio track of a race', id: ['media track id'] },
  MARK_PROPERTIES: { meaning: 'a mark of the inventory', id: ['mark properties id'] },
  MARK_TEMPLATE: { meaning: 'a template for marks', id: ['mark template id'] },
  MARK_ROLE: { meaning: 'the role of a mark in a course', id: ['mark role id'] },
  COURSE_TEMPLATE: { meaning: 'a template for courses', id: ['course template id'] },
  SSH_KEY: { meaning: 'a public SSH key', id: ['region', 'key name'] },
  LANDSCAPE: { meaning: 'the hosts', id: ['landscape name'], actions: ['MANAGE'] },
  SIMULATOR: { meaning: 'the race simulator', id: ['name'] },
  FILE_STORAGE: { meaning: 'a file storage', id: ['name'] },
  RESULT_IMPORT_URL: { meaning: 'an address that results come from', id: ['address'] },
  RACE_MANAGER_APP_DEVICE_CONFIGURATION: {
    meaning: 'the configuration of a race officer’s device',
    id: ['configuration id'],
  },
  EXPEDITION_DEVICE_CONFIGURATION: {
    meaning: 'the configuration of an on-board computer',
    id: ['configuration id'],
  },
  IGTIMI_ACCOUNT: { meaning: 'an account for wind sensors', id: ['account name'] },
  IGTIMI_DEVICE: { meaning: 'a wind sensor', id: ['device id'] },
  IGTIMI_DATA_ACCESS_WINDOW: { meaning: 'access to a wind sensor for a time', id: ['window id'] },
  SWISS_TIMING_ACCOUNT: { meaning: 'an account of a tracking provider', id: ['account name'] },
  SWISS_TIMING_ARCHIVE_ACCOUNT: {
    meaning: 'an archive account of a tracking provider',
    id: ['account name'],
  },
  TRACTRAC_ACCOUNT: { meaning: 'an account of a tracking provider', id: ['account name'] },
  YELLOWBRICK_ACCOUNT: { meaning: 'an account of a tracking provider', id: ['account name'] },
  WIND_ESTIMATION_MODELS: { meaning: 'the models that estimate wind', id: ['server name'] },
  POLAR_DATA: { meaning: 'the polar diagrams', id: ['server name'] },
} as const satisfies Record<string, ObjectTypeEntry>

export type ObjectType = keyof typeof objectTypes

export const isObjectType = (type: string | undefined): type is ObjectType =>
  type !== undefined && Object.hasOwn(objectTypes, type)

const partsOfUpdate: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(objectTypes).map(([type, entry]: [string, ObjectTypeEntry]) => [
    type,
    new Set(entry.partsOfUpdate),
  ]),
)

/** Whether UPDATE on an object of the type includes the action. */
export const isPartOfUpdate = (type: string, action: string): boolean =>
  partsOfUpdate.get(type)?.has(action) === true

/** Types whose ids are UUIDs that the service generates. */
export const uuidTypes: ReadonlySet<string> = new Set<ObjectType>([
  'USER_GROUP',
  'ROLE_DEFINITION',
  'EVENT',
  'MARK_PROPERTIES',
  'MARK_TEMPLATE',
  'MARK_ROLE',
  'COURSE_TEMPLATE',
])

const storedTypes: ReadonlySet<string> = new Set<ObjectType>([
  ...(['USER', 'USER_GROUP', 'ROLE_DEFINITION', 'EVENT', 'REGATTA', 'LEADERBOARD'] as const),
  ...(['TRACKED_RACE', 'COMPETITOR', 'BOAT', 'MARK_PROPERTIES', 'MARK_TEMPLATE'] as const),
  ...(['MARK_ROLE', 'COURSE_TEMPLATE', 'SSH_KEY'] as const),
])

/** Whether the objects, and not only their security, are in the table. */
export const isStoredType = (type: string): boolean => storedTypes.has(type)

/** Types whose creation requires only the type's own CREATE. */
export const selfServiceTypes: ReadonlySet<string> = new Set<ObjectType>([
  'USER',
  'USER_GROUP',
  'ROLE_DEFINITION',
  'ROLE_ASSOCIATION',
])
