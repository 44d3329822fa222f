/**
 * The one table, on one screen: every item, its key, and what it is read for.
 *
 * | item | PK | SK | read for |
 * |---|---|---|---|
 * | user | `USER#<folded name>#` | `USER` | who asks; names are unique because the key is |
 * | received grants | `USER#<folded name>#` | `RECEIVED` | the roles and memberships that strangers gave to the user |
 * | SSH keys of a user | `USER#<folded name>#` | `SSH_KEYS` | whose keys belong on the hosts: one item for each user |
 * | session | `SESSION#<sha-256 of the secret>#` | `SESSION` | who asks, by cookie |
 * | security | `OBJECT#<type>#<id>#` | `SECURITY` | ownership and ACL of any object, ours or not |
 * | role | `OBJECT#ROLE_DEFINITION#<id>#` | `ROLE` | the definition; beside its security |
 * | role holder | `OBJECT#ROLE_DEFINITION#<id>#` | `HOLDER#<group>#<user>#<holder>#` | who has the role, ordered by qualification |
 * | role granted | `OBJECT#ROLE_DEFINITION#<id>#` | `GRANTED` | that nobody gets the role while it is being changed |
 * | role under a qualification | `QUALIFIED#<group>#<user>#` | `ROLE#<role>#` | which roles users have, or had, under an ownership |
 * | group | `OBJECT#USER_GROUP#<id>#` | `GROUP` | the definition; beside its security |
 * | group member | `OBJECT#USER_GROUP#<id>#` | `MEMBER#<folded name>#` | the members, in pages |
 * | group name | `GROUP_NAME#<name>#` | `GROUP_NAME` | a group by its name; names are unique because the key is |
 * | preference | `PREFERENCES#<user>#` | `PREFERENCE#<key>#` | a document that the user keeps; by internal id |
 * | preference keys | `PREFERENCES#<user>#` | `KEYS` | which documents there are, and how many |
 * | event | `OBJECT#EVENT#<id>#` | `EVENT` | the event; beside its security |
 * | regatta | `OBJECT#REGATTA#<id>#` | `REGATTA` | the regatta with its races, also for the leaderboard of the same name |
 * | regatta path | `REGATTA_PATH#<name in paths>#` | `REGATTA_PATH` | that no two regattas have the same name in paths; only for names with `/` or `__` |
 * | marks | `OBJECT#REGATTA#<id>#` | `MARKS#<shard>#` | the marks of the regatta: one item, and 16 when they are many |
 * | course | `OBJECT#REGATTA#<id>#` | `COURSE#<race column>#<fleet>#` | the course of a race; it holds the id of the race, and a race made anew has another one |
 * | mark template | `OBJECT#MARK_TEMPLATE#<id>#` | `MARK_TEMPLATE` | the definition; beside its security |
 * | mark properties | `OBJECT#MARK_PROPERTIES#<id>#` | `MARK_PROPERTIES` | the mark of the inventory; beside its security |
 * | mark role | `OBJECT#MARK_ROLE#<id>#` | `MARK_ROLE` | the definition; beside its security |
 * | course template | `OBJECT#COURSE_TEMPLATE#<id>#` | `COURSE_TEMPLATE` | the template with all its waypoints; beside its security |
 * | SSH key | `OBJECT#SSH_KEY#<id>#` | `SSH_KEY` | that (region, name) is there once, and whose it is |
 * | hosts | `HOSTS#` | `HOSTS` | when their keys, or who manages them, may have changed |
 * | public tag | `PUBLIC_TAGS#<race>#` | `<race time>#<content>#<hidden info>` | the tags of a race by race time; nobody has the same tag twice because the key is what makes it the same |
 * | private tag | `PRIVATE_TAGS#<user>#` | `<race>#<race time>#<content>#<hidden info>` | the same for one user; all of a user together, so that they can go with the user |
 * | tag id | `TAG#<race>#<tag id>#` | `AUTHOR#<user>#` | where the tag is, whatever becomes of it |
 * | public tag id | `TAG#<race>#<tag id>#` | `PUBLIC#<author>#<user>#` | the same for other users; private tags with this id are not in the way |
 * | everybody | `EVERYBODY#` | `EVERYBODY` | what the pseudo user `<all>` holds |
 * | epoch | `EPOCH#<copy>#` | `EPOCH` | whether cached roles and groups are still true; 16 copies spread the reads |
 * | administrators | `ADMINISTRATORS#` | `ADMINISTRATORS` | that the last one stays |
 * | administrator name | `ADMINISTRATOR_NAME#<look>#` | `ADMINISTRATOR_NAME` | that no new user looks like an administrator; the administrators whose names look like this |
 * | large write | `LARGE_WRITE#<id>#` | `LARGE_WRITE` | whether what it staged counts; until all of it is in place |
 * | health | `HEALTH#` | `HEALTH` | nothing: a local health check writes it, to find a full disk |
 * | request count | `REQUESTS#<policy>#<user or network>#<window>#` | `COUNT` | how many requests all processes have let through in a minute |
 * | sign-in failures | `SIGN_IN#<what is counted>#<window>#` | `FAILURES` | how long the next attempt has to wait |
 * | audit record | `AUDIT#<partition of the object>#` | `<time>#<write>#` | who changed the object, when, and what |
 * | request | `REQUEST#<sha-256 of caller and key>#` | `REQUEST` | whether a request with an `Idempotency-Key` was done, and its answer |
 *
 * The index `ByType` holds what is listed: `listPK` is the type, `listSK` the order in the list. For
 * tags, `listPK` is the race, with the user for private ones, and the order that of their creation.
 */
import { createHash } from 'node:crypto'
import { foldUserName } from '../domain/name/userName.ts'
import { encodeObjectId, type ObjectReference } from '../domain/access/objectId.ts'

export interface Key {
  readonly PK: string
  readonly SK: string
}

/** Tells keys apart. */
export const nameOfKey = ({ PK, SK }: Key): string => `${PK} ${SK}`

export const epochCopies = 16

/** Of a sort key; a partition key may be twice as long. */
const keyBytesMax = 1024

/**
 * INVARIANT: injective, and no partition key, and no sort key made of parts, is the beginning of
 * another one, because every part is escaped and closed with `#`.
 */
const join = (...parts: readonly string[]): string => {
  const key = parts.map((part) => `${part.replace(/%/g, '%25').replace(/#/g, '%23')}#`).join('')
  if (Buffer.byteLength(key) <= keyBytesMax) return key
  // Names may be longer than a key. `%long` is no escaped text, so that no other key looks so.
  return `${parts[0] ?? ''}#%long#${createHash('sha256').update(key).digest('hex')}#`
}

const object = (type: string, id: string) => join('OBJECT', type, id)

export const keys = {
  user: (name: string): Key => ({ PK: join('USER', foldUserName(name)), SK: 'USER' }),
  receivedGrants: (name: string): Key => ({
    PK: join('USER', foldUserName(name)),
    SK: 'RECEIVED',
  }),
  sshKeysOfUser: (name: string): Key => ({
    PK: join('USER', foldUserName(name)),
    SK: 'SSH_KEYS',
  }),
  session: (secretHash: string): Key => ({ PK: join('SESSION', secretHash), SK: 'SESSION' }),
  security: ({ type, id }: ObjectReference): Key => ({ PK: object(type, id), SK: 'SECURITY' }),
  role: (roleId: string): Key => ({ PK: object('ROLE_DEFINITION', roleId), SK: 'ROLE' }),
  roleHolder: (roleId: string, groupId: string, userId: string, holder: string): Key => ({
    PK: object('ROLE_DEFINITION', roleId),
    SK: join('HOLDER', groupId, userId, holder),
  }),
  roleGranted: (roleId: string): Key => ({
    PK: object('ROLE_DEFINITION', roleId),
    SK: 'GRANTED',
  }),
  qualifiedRole: (roleId: string, groupId: string, userId: string): Key => ({
    PK: join('QUALIFIED', groupId, userId),
    SK: join('ROLE', roleId),
  }),
  group: (groupId: string): Key => ({ PK: object('USER_GROUP', groupId), SK: 'GROUP' }),
  groupMember: (groupId: string, userName: string): Key => ({
    PK: object('USER_GROUP', groupId),
    SK: join('MEMBER', foldUserName(userName)),
  }),
  groupName: (name: string): Key => ({ PK: join('GROUP_NAME', name), SK: 'GROUP_NAME' }),
  preference: (userId: string, name: string): Key => ({
    PK: join('PREFERENCES', userId),
    SK: join('PREFERENCE', name),
  }),
  preferenceKeys: (userId: string): Key => ({ PK: join('PREFERENCES', userId), SK: 'KEYS' }),
  event: (eventId: string): Key => ({ PK: object('EVENT', eventId), SK: 'EVENT' }),
  regatta: (name: string): Key => ({
    PK: object('REGATTA', encodeObjectId([name])),
    SK: 'REGATTA',
  }),
  regattaPath: (form: string): Key => ({ PK: join('REGATTA_PATH', form), SK: 'REGATTA_PATH' }),
  marks: (regattaName: string, shard: number): Key => ({
    PK: object('REGATTA', encodeObjectId([regattaName])),
    SK: join('MARKS', String(shard)),
  }),
  course: (regattaName: string, raceColumn: string, fleet: string): Key => ({
    PK: object('REGATTA', encodeObjectId([regattaName])),
    SK: join('COURSE', raceColumn, fleet),
  }),
  markTemplate: (id: string): Key => ({ PK: object('MARK_TEMPLATE', id), SK: 'MARK_TEMPLATE' }),
  markProperties: (id: string): Key => ({
    PK: object('MARK_PROPERTIES', id),
    SK: 'MARK_PROPERTIES',
  }),
  markRole: (id: string): Key => ({ PK: object('MARK_ROLE', id), SK: 'MARK_ROLE' }),
  courseTemplate: (id: string): Key => ({
    PK: object('COURSE_TEMPLATE', id),
    SK: 'COURSE_TEMPLATE',
  }),
  sshKey: (id: string): Key => ({ PK: object('SSH_KEY', id), SK: 'SSH_KEY' }),
  hosts: (): Key => ({ PK: join('HOSTS'), SK: 'HOSTS' }),
  publicTag: (raceId: string, place: string): Key => ({
    PK: join('PUBLIC_TAGS', raceId),
    SK: place,
  }),
  privateTag: (userId: string, raceId: string, place: string): Key => ({
    PK: join('PRIVATE_TAGS', userId),
    SK: join(raceId) + place,
  }),
  tagId: (raceId: string, tagId: string, userId: string): Key => ({
    PK: join('TAG', raceId, tagId),
    SK: join('AUTHOR', userId),
  }),
  publicTagId: (raceId: string, tagId: string, authorName: string, userId: string): Key => ({
    PK: join('TAG', raceId, tagId),
    SK: join('PUBLIC', authorName, userId),
  }),
  everybody: (): Key => ({ PK: join('EVERYBODY'), SK: 'EVERYBODY' }),
  epoch: (copy: number): Key => ({ PK: join('EPOCH', String(copy)), SK: 'EPOCH' }),
  administratorName: (look: string): Key => ({
    PK: join('ADMINISTRATOR_NAME', look),
    SK: 'ADMINISTRATOR_NAME',
  }),
  administrators: (): Key => ({ PK: join('ADMINISTRATORS'), SK: 'ADMINISTRATORS' }),
  largeWrite: (id: string): Key => ({ PK: join('LARGE_WRITE', id), SK: 'LARGE_WRITE' }),
  /** @param objectPartition of the object; `place` is unique and in the order of time */
  audit: (objectPartition: string, millis: number, place: string): Key => ({
    PK: join('AUDIT', objectPartition),
    SK: join(millisText(millis), place),
  }),
  request: (hash: string): Key => ({ PK: join('REQUEST', hash), SK: 'REQUEST' }),
  health: (): Key => ({ PK: join('HEALTH'), SK: 'HEALTH' }),
  requestCount: (policy: string, name: string, window: number): Key => ({
    PK: join('REQUESTS', policy, name, String(window)),
    SK: 'COUNT',
  }),
  signInFailures: (counted: readonly string[], window: number): Key => ({
    PK: join('SIGN_IN', ...counted, String(window)),
    SK: 'FAILURES',
  }),
} as const

/** What a key of parts was made from. Nothing when that was longer than a key. */
export const partsOf = (text: string): readonly string[] => {
  const parts = text.split('#').slice(0, -1)
  return parts[1] === '%long'
    ? []
    : parts.map((part) => part.replace(/%23/g, '#').replace(/%25/g, '%'))
}

/** The id of the object whose items have this partition key, unless the id is longer than a key. */
export const objectIdOf = ({ PK }: Key): string => partsOf(PK)[2] ?? ''

/** What the sort keys of the holders of a role begin with. */
export const roleHolderPrefix = 'HOLDER#'

/** What the sort keys of those begin with who hold a role under one qualification. */
export const roleHolderPrefixUnder = (groupId: string, userId: string): string =>
  join('HOLDER', groupId, userId)

/** The sort keys of the members of a group begin with this. */
export const groupMemberPrefix = 'MEMBER#'

/** The sort keys of public tags with one id begin with this. Without a name: of every author. */
export const publicTagIdPrefix = (authorName?: string): string =>
  authorName === undefined ? join('PUBLIC') : join('PUBLIC', authorName)

/** What the tags of a race are listed under in the order of their creation. */
export const tagListOf = (raceId: string, userId?: string): string =>
  userId === undefined ? join('PUBLIC_TAGS', raceId) : join('PRIVATE_TAGS', userId, raceId)

/** What the audit records of a user's own changes are listed under in the order of time. */
export const auditListOf = (userId: string): string => join('AUDIT_BY', userId)

/** Milliseconds since 1970 as text in the order of time, as far as a date reaches. */
export const millisText = (millis: number): string => {
  const text = (number: number) => String(number).padStart(16, '0')
  return millis < 0 ? `A${text(8_640_000_000_000_000 + millis)}` : `B${text(millis)}`
}
