/** What a use case knows about the request it serves. */
import type { TokenKeys } from '../domain/session/tokenKeys.ts'
import type { DefinitionCache } from '../store/definitionCache.ts'
import type { Store } from '../store/store.ts'
import type { StoredUser } from '../store/entities/users.ts'
import type { WorkOnce } from './workOnce.ts'

/** Settings of the deployment that use cases depend on. */
export interface Settings {
  readonly serverName: string
  /** Whether the gateway is the local one, which serves plain http and encoded paths. */
  readonly isLocal: boolean
  /** Whether any signed-in user may create objects, or only holders of SERVER:CREATE_OBJECT. */
  readonly selfService: boolean
  /** Sign access tokens and cursors. Another value may stand here with the next request. */
  readonly tokenKeys: TokenKeys
  /** Wrong passwords that are free per network in a quarter of an hour, before they slow down. */
  readonly signInFailuresPerNetwork: number
}

/** Somebody who signed in, and how. */
export interface Caller {
  readonly user: StoredUser
  readonly way: 'bearer' | 'basic' | 'form' | 'session'
  /** Of the session, when that is the way. */
  readonly session?: { readonly secret: string; readonly remembered: boolean }
}

export interface Context {
  readonly requestId: string
  readonly nowMillis: number
  readonly settings: Settings
  readonly store: Store
  readonly definitions: DefinitionCache
  /** Keeps results of expensive work for the retries of this request. */
  readonly once: WorkOnce
  /** Of roles and groups, when the request began. */
  readonly epoch: string
  /** Absent: nobody is signed in. */
  readonly caller?: Caller | undefined
  /** The secret of the session cookie that came with the request, whether or not it is valid. */
  readonly sessionSecret?: string | undefined
  /** The group that the caller wants to own what the request creates. */
  readonly wantedGroupId?: string | undefined
}
