/** What the functions log while a test runs, one parsed line for each request. */
import { vi } from 'vitest'

export interface LogLine {
  readonly requestId: string
  readonly storeCalls: number
  readonly [field: string]: unknown
}

/** Keeps what is logged from now on, instead of printing it. */
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
