/** The context of a request, for use cases, and the state of the process that it contains. */
import type { TokenKeys } from '#authentication/tokenKeys.ts'
import type { DefinitionCache } from '#access/items/definitionCache.ts'
import type { Reader } from '#table/items.ts'
import type { Store } from '#table/store.ts'
import type { StoredUser } from '#access/items/users.ts'
import {
  type RequestEnd,
  type PasswordHashing,
  passwordHashing,
} from '#authentication/passwordHash.ts'
import { VerifiedPasswords } from '#authentication/verifiedPasswords.ts'

export interface Settings {
  readonly serverName: string
  /** Whether the gateway is the local one, which serves plain HTTP and encoded paths. */
  readonly isLocal: boolean
  /** Whether webhooks may use http, and addresses of this machine and its network. */
  readonly webhooksAllowLocal: boolean
  /** Whether any signed-in user can create objects, or only users with SERVER:CREATE_OBJECT. */
  readonly selfService: boolean
  /** Keys that sign access tokens and cursors. The value may differ in the next request. */
  readonly tokenKeys: TokenKeys
  /** Wrong passwords per network and quarter of an hour before sign-in is slowed down. */
  readonly signInFailuresPerNetwork: number
  /** Days until the positions of a device are removed, counted from their arrival. */
  readonly fixRetentionDays: number
  /** The address of the WebSocket API; `{host}` in it is the host of the request. */
  readonly liveUrl?: string | undefined
  /** The map below charts. */
  readonly map?: MapSettings | undefined
}

interface MapSettings {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  /** The source that the pages name. */
  readonly attribution: string
  /** The page of the source, if it asks for a link. */
  readonly attributionUrl?: string
}

export interface Caller {
  readonly user: StoredUser
  readonly kind: 'bearer' | 'basic' | 'form' | 'session'
  readonly session?: { readonly secret: string; readonly remembered: boolean }
  /** The version of the key that signed the access token. */
  readonly tokenKeyVersion?: number
}

/** The author of a change, as records and items name one; null without a caller. */
export const authorOf = ({ caller }: Pick<Context, 'caller'>) =>
  caller === undefined ? null : { userId: caller.user.userId, name: caller.user.name }

export interface Context {
  readonly requestId: string
  readonly nowMillis: number
  readonly settings: Settings
  readonly store: Store
  readonly definitions: DefinitionCache
  readonly processState: ProcessState
  /** Absent in background work. */
  readonly end?: RequestEnd
  /** Caches results of expensive work for the retries of this request. */
  readonly requestCache: RequestCache
  /** The epoch of roles and groups at the beginning of the request. */
  readonly epoch: string
  /** Absent if the caller is not signed in. */
  readonly caller?: Caller | undefined
  /** The secret of the request's session cookie, whether or not it is valid. */
  readonly sessionSecret?: string | undefined
  /** The group that the caller requests as owner of new objects. */
  readonly wantedGroupId?: string | undefined
}

/** The context of `load`, which knows no caller yet and makes no decisions. */
export type ReadingContext = Pick<
  Context,
  'nowMillis' | 'settings' | 'processState' | 'requestCache'
> & {
  readonly store: Reader
}

/** The context in which the user is the caller. */
export const contextOf = (context: Context, user: StoredUser | undefined): Context =>
  user?.userId === context.caller?.user.userId
    ? context
    : {
        ...context,
        caller: user === undefined ? undefined : { user, kind: 'bearer' },
        wantedGroupId: undefined,
      }

/**
 * Caches expensive work of one request, such as a password hash. A retry after a write conflict
 * uses the result of the first attempt.
 */
export type RequestCache = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

export const requestCache = (): RequestCache => {
  const results = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result>) => {
    const known = results.get(name) as Promise<Result> | undefined
    const result = known ?? work()
    results.set(name, result)
    return result
  }
}

/** The state that the requests of a process share, and that use cases read and change. */
export interface ProcessState {
  readonly passwordHashing: PasswordHashing
  readonly verifiedPasswords: VerifiedPasswords
  readonly shared: SharedValues
}

/** A value of a process that a subject declares. It is created when it is first used. */
export interface SharedValue<Value> {
  readonly create: () => Value
}

class SharedValues {
  readonly #values = new Map<SharedValue<unknown>, unknown>()

  of<Value>(shared: SharedValue<Value>): Value {
    if (!this.#values.has(shared)) this.set(shared, shared.create())
    return this.#values.get(shared) as Value
  }

  /** Tests replace what leaves the process. */
  set<Value>(shared: SharedValue<Value>, value: Value): void {
    this.#values.set(shared, value)
  }
}

/** @param hashing tests pass one that costs less */
export const newProcessState = (hashing = passwordHashing()): ProcessState => ({
  passwordHashing: hashing,
  verifiedPasswords: new VerifiedPasswords(),
  shared: new SharedValues(),
})
