/** Which of the keys in `keys.ts` a key is. */
import type { Key, keys } from './keys.ts'

export type KeyKind = keyof typeof keys

/** The first words of partition key and sort key; `*` stands for any sort key. */
const words: Readonly<Record<KeyKind, `${string} ${string}`>> = {
  user: 'USER USER',
  receivedGrants: 'USER RECEIVED',
  sshKeysOfUser: 'USER SSH_KEYS',
  session: 'SESSION SESSION',
  security: 'OBJECT SECURITY',
  role: 'OBJECT ROLE',
  roleHolder: 'OBJECT HOLDER',
  roleGranted: 'OBJECT GRANTED',
  qualifiedRole: 'QUALIFIED ROLE',
  group: 'OBJECT GROUP',
  groupMember: 'OBJECT MEMBER',
  groupName: 'GROUP_NAME GROUP_NAME',
  preference: 'PREFERENCES PREFERENCE',
  preferenceKeys: 'PREFERENCES KEYS',
  event: 'OBJECT EVENT',
  regatta: 'OBJECT REGATTA',
  regattaPath: 'REGATTA_PATH REGATTA_PATH',
  marks: 'OBJECT MARKS',
  course: 'OBJECT COURSE',
  markTemplate: 'OBJECT MARK_TEMPLATE',
  markProperties: 'OBJECT MARK_PROPERTIES',
  markRole: 'OBJECT MARK_ROLE',
  courseTemplate: 'OBJECT COURSE_TEMPLATE',
  sshKey: 'OBJECT SSH_KEY',
  hosts: 'HOSTS HOSTS',
  publicTag: 'PUBLIC_TAGS *',
  privateTag: 'PRIVATE_TAGS *',
  tagId: 'TAG AUTHOR',
  publicTagId: 'TAG PUBLIC',
  everybody: 'EVERYBODY EVERYBODY',
  epoch: 'EPOCH EPOCH',
  administratorName: 'ADMINISTRATOR_NAME ADMINISTRATOR_NAME',
  administrators: 'ADMINISTRATORS ADMINISTRATORS',
  largeWrite: 'LARGE_WRITE LARGE_WRITE',
  audit: 'AUDIT *',
  request: 'REQUEST REQUEST',
  health: 'HEALTH HEALTH',
  requestCount: 'REQUESTS COUNT',
  signInFailures: 'SIGN_IN FAILURES',
}

const kinds = new Map(Object.entries(words).map(([kind, text]) => [text, kind as KeyKind]))

export const kindOfKey = ({ PK, SK }: Key): KeyKind => {
  const [first, second] = [PK, SK].map((text) => text.split('#')[0] ?? '')
  const kind = kinds.get(`${first} ${second}`) ?? kinds.get(`${first} *`)
  if (kind === undefined) throw new Error(`no key of keys.ts begins with ${first} and ${second}`)
  return kind
}
