/**
 * Reviewed results, with which tests compare. `npm run generate` sets `WRITE_GOLDEN` and runs every
 * test that uses this module.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns the reviewed text. It is empty until the file is written. */
export const reviewedText = (file: string, actual: string): string => {
  const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (process.env.WRITE_GOLDEN !== '1' || reviewed === actual) return reviewed
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, actual)
  return actual
}
