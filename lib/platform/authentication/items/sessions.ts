/** The table contains a hash of the secret, so that a copy of the table gives no access. */
import { createHash } from 'node:crypto'
import { boolean, type ContentOf, number, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Reader, Write } from '#table/items.ts'

const attributes = {
  userId: text,
  userName: text,
  /** The session generation of the user at the start of the session. */
  sessionGeneration: number,
  remembered: boolean,
  expiresAtSeconds: number,
}

/** Session: the user of a session cookie. */
export const sessionEntity = entity('session', 'SESSION#<sha-256 of the secret>#', 'SESSION', {
  attributes,
  resources: ({ userId, userName: name, PK: identity }) => [
    { what: 'session', name, identity, content: {}, seenBy: { userId } },
  ],
})

export type Session = ContentOf<typeof attributes>

const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const sessionKey = (secret: string) => sessionEntity.key(hash(secret))

export const readSession = (store: Reader, secret: string): Promise<Session | undefined> =>
  sessionEntity.get(store, hash(secret))

export const putSession = (secret: string, session: Session): Write =>
  sessionEntity.put(sessionKey(secret), session, 'absent')

export const removeSession = (secret: string): Write => sessionEntity.remove(hash(secret))
