/** A line of the log. It contains no query, body or header, because these may contain secrets. */
export interface LogLine {
  readonly level: 'info' | 'error'
  readonly time: string
  readonly requestId: string
  readonly operation: string
  readonly ms: number
  /** Absent for a function that no request starts. */
  readonly method?: string | undefined
  readonly route?: string | undefined
  readonly status?: number | undefined
  /** The code of the failure. */
  readonly failure?: string | undefined
  /** The reason why the table is unavailable. */
  readonly cause?: LoggedCause | undefined
  /** An unexpected error, without its message. */
  readonly error?: LoggedError | undefined
  readonly [figure: string]: unknown
}

export interface LoggedCause {
  readonly name: string
  readonly code?: unknown
  readonly message?: string
}

export interface LoggedError {
  readonly name: string
  readonly places?: readonly string[] | undefined
}

/** Not with `console`, because Lambda adds a prefix to its lines. */
export const writeAsJson = (line: LogLine): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
