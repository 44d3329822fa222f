/**
 * The log of the functions: lines of JSON, and on a terminal one readable line for each request that
 * failed. Others would push the addresses and passwords of the start off the screen.
 */
import type { LogLine } from '#endpoint/logLine.ts'

export interface LogLines {
  readonly write: (line: LogLine) => void
  /** True while the requests are not those of the user. */
  isQuiet: boolean
  /** Readable, for messages of the start. */
  lastFailure: string
}

export const logLines = (isTerminal: boolean): LogLines => {
  const format = isTerminal ? readableLine : JSON.stringify
  const lines: LogLines = {
    isQuiet: false,
    lastFailure: '',
    write: (line) => {
      lines.lastFailure = readableLine(line) ?? lines.lastFailure
      const text = lines.isQuiet ? undefined : format(line)
      if (text !== undefined) process.stdout.write(`${text}\n`)
    },
  }
  return lines
}

/** For example `503 POST /change_password 8.5 s: the table did not answer`. */
export const readableLine = (line: LogLine): string | undefined => {
  const { level, status = 0, method, route = '', operation, ms } = line
  if (level !== 'error' && status < 400) return undefined
  const path = route.split(' ')[1] ?? '(no such path)'
  const name = method === undefined ? operation : `${status} ${method} ${path}`
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
  return `${name} ${time}: ${reasonOf(line)}`
}

const diskFull = 'the disk is full'

const isDiskFull = (message = ''): boolean => /disk is full|no space left/i.test(message)

/** @throws Error with a message for the user, if the failure is that of a full disk */
export const refuseFullDisk = (failure: string, dataFolder: string): void => {
  if (isDiskFull(failure)) {
    throw new Error(
      `The disk is full: free space for ${dataFolder}, or set DATA_DIR to a folder on another disk`,
    )
  }
}

const reasonOf = ({ cause, failure, error }: LogLine): string => {
  if (cause?.name === 'AbortError' || cause?.name === 'TimeoutError') {
    return 'the table did not answer'
  }
  if (isDiskFull(cause?.message)) return diskFull
  if (cause !== undefined) return `the table failed with ${cause.name}: ${cause.message ?? ''}`
  if (failure !== undefined) return failure
  return [error?.name ?? 'unknown error', error?.places?.[0]?.trim()].join(' ')
}
