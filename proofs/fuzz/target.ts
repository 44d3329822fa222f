/** The receiver of the requests. */
import type { SentRequest, Transport } from '../../scripts/requests/requests.ts'

export interface Target {
  readonly send: Transport
  /** The path that the functions see: a gateway may resolve the segments `.` and `..`. */
  pathOf(sent: SentRequest): string
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
