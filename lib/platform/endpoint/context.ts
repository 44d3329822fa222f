/** The context of a request, for use cases, and the state of the process that it contains. */
import type { AccessContext } from '#access/context.ts'
import {
  type RequestEnd,
  type PasswordHashing,
  passwordHashing,
} from '#authentication/passwordHash.ts'
import { VerifiedPasswords } from '#authentication/verifiedPasswords.ts'
import type { Reader } from '#table/items.ts'
import type { RequestCache } from '#values/requestCache.ts'
import { SharedValues } from '#values/sharedValues.ts'

export type Settings = AccessContext['settings'] & FurtherSettings

interface FurtherSettings {
  /** Whether the gateway is the local one, which serves plain HTTP and encoded paths. */
  readonly isLocal: boolean
  /** Whether webhooks may use http, and addresses of this machine and its network. */
  readonly webhooksAllowLocal: boolean
  /** Wrong passwords per network and quarter of an hour before sign-in is slowed down. */
  readonly signInFailuresPerNetwork: number
  /** Days until the positions of a device are removed, counted from their arrival. */
  readonly fixRetentionDays: number
  /** The origin by which others use the service. Absent: that of each request. */
  readonly publicUrl?: string | undefined
  readonly sessionCookie: SessionCookieForm
  /** Absent: the service sends no mail. */
  readonly mail: MailSettings | undefined
  /** Mails that one network may ask for in an hour. */
  readonly mailsPerNetwork: number
  /** The address of the WebSocket API; `{origin}` in it is the origin of the request. */
  readonly liveUrl?: string | undefined
  /** The map below charts. */
  readonly map?: MapSettings | undefined
}

export interface MailSettings {
  /** The sender of each mail. */
  readonly from: string
  /** The mail server, with its password. On AWS only the function that sends mails has it. */
  readonly smtpUrl: string | undefined
}

/** How the cookie of a session is sent. */
export interface SessionCookieForm {
  readonly name: string
  readonly isSecure: boolean
}

interface MapSettings {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  /** The source that the pages name. */
  readonly attribution: string
  /** The page of the source, if it asks for a link. */
  readonly attributionUrl?: string
}

/** The author of a change, as records and items name one; null without a caller. */
export const authorOf = ({ caller }: Pick<Context, 'caller'>) =>
  caller === undefined ? null : { userId: caller.user.userId, name: caller.user.name }

export interface Context extends AccessContext {
  readonly requestId: string
  readonly settings: Settings
  readonly processState: ProcessState
  /** Absent in background work. */
  readonly end?: RequestEnd
  readonly requestCache: RequestCache
  /** The secret of the request's session cookie, whether or not it is valid. */
  readonly sessionSecret?: string | undefined
  /** The program of the client, as it names itself. */
  readonly userAgent?: string | undefined
}

/** The context of `load`, which knows no caller yet and makes no decisions. */
export type ReadingContext = Pick<
  Context,
  'nowMillis' | 'settings' | 'processState' | 'requestCache'
> & {
  readonly store: Reader
}

/** The state that the requests of a process share, and that use cases read and change. */
export interface ProcessState {
  readonly passwordHashing: PasswordHashing
  readonly verifiedPasswords: VerifiedPasswords
  readonly shared: SharedValues
}

/** @param hashing tests pass one that costs less */
export const newProcessState = (hashing = passwordHashing()): ProcessState => ({
  passwordHashing: hashing,
  verifiedPasswords: new VerifiedPasswords(),
  shared: new SharedValues(),
})
