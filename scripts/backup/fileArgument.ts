import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The one FILE of a command.
 * @throws {Error} with the usage
 */
export const fileArgument = (positionals: readonly string[], usage: string): string => {
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error(usage)
  return resolve(file)
}

/** @throws {Error} with a message for the operator */
export const requireNewFile = (file: string, isForced = false): void => {
  if (existsSync(file) && !isForced) {
    throw new Error(`${file} exists: name another file, or replace it with --force`)
  }
}
