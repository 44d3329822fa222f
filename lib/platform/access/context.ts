/** The part of the context of a request on which permission checks depend. */
import { Failure } from '#values/failure.ts'
import type { TokenKeys } from '#values/tokenKeys.ts'
import type { Store } from '#table/store.ts'
import type { DefinitionCache } from './items/definitionCache.ts'
import type { StoredUser } from './items/users.ts'
import type { ScopedToken } from './items/scopedTokens.ts'
import type { Stored } from '#table/items.ts'

export interface Caller {
  readonly user: StoredUser
  readonly kind: 'bearer' | 'basic' | 'form' | 'session' | 'token'
  /** The scoped token of the request, which limits its owner. */
  readonly token?: Stored<ScopedToken> | undefined
  readonly session?: {
    readonly secret: string
    readonly remembered: boolean
    readonly expiresAtSeconds: number
  }
  readonly tokenKeyVersion?: number
}

export interface AccessContext {
  readonly nowMillis: number
  readonly settings: {
    readonly serverName: string
    /** Whether any signed-in user can create objects, or only users with SERVER:CREATE_OBJECT. */
    readonly selfService: boolean
    /** Keys that sign access tokens and cursors. The value may differ in the next request. */
    readonly tokenKeys: TokenKeys
  }
  readonly store: Store
  readonly definitions: DefinitionCache
  /** The epoch of roles and groups at the beginning of the request. */
  readonly epoch: string
  /** Absent if the caller is not signed in. */
  readonly caller?: Caller | undefined
  /** The group that the caller requests as owner of new objects. */
  readonly wantedGroupId?: string | undefined
}

/** @throws Failure `unauthenticated` */
export const signedIn = ({ caller }: Pick<AccessContext, 'caller'>): Caller => {
  if (caller === undefined) throw new Failure('unauthenticated', 'Sign in first.')
  return caller
}

/** The context in which the user is the caller. */
export const contextOf = <Context extends AccessContext>(
  context: Context,
  user: StoredUser | undefined,
): Context =>
  user?.userId === context.caller?.user.userId
    ? context
    : {
        ...context,
        caller: user === undefined ? undefined : { user, kind: 'bearer' },
        wantedGroupId: undefined,
      }
