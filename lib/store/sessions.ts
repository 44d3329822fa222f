/** Sessions. The table keeps a hash of the secret, so that a copy of the table opens nothing. */
import { createHash } from 'node:crypto'
import { keys } from './keys.ts'
import type { Item, Write } from './items.ts'
import type { Store } from './store.ts'

export interface Session {
  readonly userId: string
  readonly userName: string
  /** Of the user, when the session began. */
  readonly sessionGeneration: number
  readonly remembered: boolean
  readonly expiresAtSeconds: number
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const sessionKey = (secret: string) => keys.session(hash(secret))

export const readSession = async (store: Store, secret: string): Promise<Session | undefined> => {
  const item = await store.get(sessionKey(secret))
  return item === undefined ? undefined : sessionOf(item)
}

export const putSession = (secret: string, session: Session): Write => ({
  put: { ...sessionKey(secret), ...session },
  expected: 'absent',
})

export const removeSession = (secret: string): Write => ({
  remove: sessionKey(secret),
  expected: 'any',
})

const sessionOf = (item: Item): Session => item as unknown as Session
