/** What the requests are sent to. */
import type { Reply } from '../../tests/support/checkedReply.ts'

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | undefined
}

export interface Target {
  /** For the line of curl in a report. */
  readonly address: string
  send(sent: Sent): Promise<Reply>
  /** What the functions take for the path: a gateway may resolve the steps `.` and `..` before. */
  pathOf(sent: Sent): string
  /**
   * Bytes that need not be HTTP at all, over a connection of their own.
   * @returns whatever came back; absent where there is no connection
   */
  readonly sendBytes?: (bytes: Buffer) => Promise<string>
  /** What was logged since the last time. */
  takeLog(): readonly string[]
  /** Whether how long an answer takes says something about the service. */
  readonly isTimed: boolean
  readonly adminPassword: string
  /** Texts that may be in no answer and in no log. */
  readonly secrets: readonly string[]
  /** Whether requests from outside changed what all objects inherit; only known in this process. */
  readonly isPolluted: () => boolean
  stop(): Promise<void>
}
