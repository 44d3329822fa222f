import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { dependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
) as { readonly dependencies: Readonly<Record<string, string>> }

/** @throws Error when it is not a package of `bench/package.json` */
export const competitorVersion = (name: string): string => {
  const version = dependencies[name]
  if (version === undefined) throw new Error(`${name} is missing in bench/package.json`)
  return version
}
