/** The log lines of the functions during a test, parsed, one for each request. */
import { vi } from 'vitest'

export interface LogLine {
  readonly requestId: string
  readonly storeCalls: number
  readonly [field: string]: unknown
}

/** Records log lines from now on, instead of printing them. */
export const keepLog = () => {
  const texts: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    texts.push(String(text).replace(/\n$/, ''))
    return true
  })
  const lines = (): readonly LogLine[] => texts.map((text) => JSON.parse(text) as LogLine)
  const lastLine = (): LogLine => {
    const line = lines().at(-1)
    if (line === undefined) throw new Error('nothing was logged')
    return line
  }
  return { texts, lines, lastLine }
}
