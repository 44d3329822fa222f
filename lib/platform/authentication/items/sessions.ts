/** The table contains a hash of the secret, so that a copy of the table gives no access. */
import { createHash } from 'node:crypto'
import { boolean, type ContentOf, number, optional, text } from '#table/attributes.ts'
import { type Decoded, entity, newestOf } from '#table/entity.ts'
import { millisText, partsOf, template } from '#table/key.ts'
import type { Reader, Write } from '#table/items.ts'

const attributes = {
  userId: text,
  userName: text,
  /** The session generation of the user at the start of the session. */
  sessionGeneration: number,
  remembered: boolean,
  expiresAtSeconds: number,
  /** Absent for sessions of earlier versions, which are in no list. */
  begunMillis: optional(number),
  browser: optional(text),
  listPK: optional(text),
  listSK: optional(text),
}

/** Session: the user of a session cookie. */
export const sessionEntity = entity('session', 'SESSION#<sha-256 of the secret>#', 'SESSION', {
  attributes,
  resources: ({ userId, userName: name, PK: identity }) => [
    { what: 'session', name, identity, content: {}, seenBy: { userId } },
  ],
})

type Content = ContentOf<typeof attributes>

export type Session = Omit<Content, 'listPK' | 'listSK'>

export type ListedSession = Decoded<typeof attributes> & { readonly id: string }

const listOf = template('SESSIONS_OF#<user>#')

/** A reader of the id cannot use the session. */
export const sessionIdOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

export const sessionKey = (secret: string) => sessionEntity.key(sessionIdOf(secret))

export const readSession = (store: Reader, secret: string) =>
  sessionEntity.get(store, sessionIdOf(secret))

/** @param expected the same session, which goes on unless it has ended meanwhile */
export const putSession = (
  secret: string,
  session: Session,
  expected: Decoded<typeof attributes> | 'absent' = 'absent',
): Write => {
  const { userId, begunMillis = 0 } = session
  const id = sessionIdOf(secret)
  const listed = { listPK: listOf(userId), listSK: `${millisText(begunMillis)}${id}` }
  return sessionEntity.put(sessionKey(secret), { ...session, ...listed }, expected)
}

/** The latest sessions of a user, also those that have ended. The index contains only keys. */
export const readSessionsOf = async (
  store: Reader,
  userId: string,
  limit: number,
): Promise<readonly ListedSession[]> => {
  const { items } = await store.query(newestOf(listOf(userId), limit, undefined))
  const sessions = items.map(async ({ PK }) => readSessionById(store, partsOf(PK)[1] ?? ''))
  return (await Promise.all(sessions)).flatMap((session) => session ?? [])
}

export const readSessionById = async (store: Pick<Reader, 'get'>, id: string) => {
  const session = await sessionEntity.get(store, id)
  return session && { ...session, id }
}

export const removeSession = (secret: string): Write => sessionEntity.remove(sessionIdOf(secret))
