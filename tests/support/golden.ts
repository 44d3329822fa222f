/**
 * Reviewed results, with which tests compare. `scripts/generate.ts` sets `WRITE_GOLDEN` and runs every
 * test that uses this module. With names of endpoints, it sets `GENERATED_ENDPOINTS`, too.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns the reviewed text. It is empty until the file is written. */
export const reviewedText = (file: string, actual?: string): string => {
  const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (actual === undefined || process.env.WRITE_GOLDEN !== '1' || reviewed === actual)
    return reviewed
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, actual)
  return actual
}

const generated = process.env.GENERATED_ENDPOINTS?.split(' ')

export const generatesAll = generated === undefined

/** False if the reviewed lines of the endpoint stay as they are. */
export const isGenerated = (name: string): boolean => generated?.includes(name) ?? true

/** The reviewed lines of routes: method, path, and what the file says about them. */
export const reviewedLines = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...reviewedText(file).matchAll(/^.*?([A-Z]+) +(\/\S*).*$/gm)].map(
      ([line, method = '', path = '']) => [`${method} ${path}`, line],
    ),
  )
