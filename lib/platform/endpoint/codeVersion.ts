import { readFileSync } from 'node:fs'
import { hash } from 'node:crypto'

let version: string | undefined

/** Identifies the code of this process: a hash of its bundle, which contains this module. */
export const codeVersion = (): string => {
  version ??= hash('sha256', readFileSync(new URL(import.meta.url)), 'base64url')
  return version
}
