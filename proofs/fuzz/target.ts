/** The receiver of the requests. */
import type { Reply } from '../../harness/client.ts'

/** A request as it is sent. */
export interface Sent {
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | undefined
}

export interface Target {
  /** Shown in the curl command of a report. */
  readonly address: string
  send(sent: Sent): Promise<Reply>
  /** The path that the functions see: a gateway may resolve the segments `.` and `..`. */
  pathOf(sent: Sent): string
  /**
   * Sends bytes, which need not be HTTP, over a connection of their own.
   * @returns all bytes received; absent for a target without connections
   */
  readonly sendBytes?: (bytes: Buffer) => Promise<string>
  /** The log lines since the last call. */
  takeLog(): readonly string[]
  /** True if response times are those of the real service. */
  readonly isTimed: boolean
  readonly adminPassword: string
  /** Texts that must not appear in any response or log line. */
  readonly secrets: readonly string[]
  /** True if requests have polluted Object.prototype. Known only in this process. */
  readonly isPolluted: () => boolean
  stop(): Promise<void>
}
