/** The licenses of the packages that are part of a release. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

interface Package {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** @param inputs of the bundles. Pages contain more packages, which the lockfile tells. */
export const licenseTexts = (inputs: readonly string[]): string => {
  const bundled = inputs.flatMap(
    (input) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(input) ?? [],
  )
  const { packages } = read('package-lock.json') as {
    readonly packages: Readonly<Record<string, Package>>
  }
  const installed = Object.keys(packages).filter(
    (path) => path !== '' && packages[path]?.dev !== true && existsSync(join(root, path)),
  )
  return [...new Set([...bundled, ...installed])].sort().map(licenseText).join('\n')
}

const licenseText = (path: string): string => {
  const { name, version, license } = read(join(path, 'package.json')) as Package
  const texts = readdirSync(join(root, path))
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(root, path, file), 'utf8'))
  return [`${'='.repeat(80)}\n${name} ${version}: ${license}\n`, ...texts].join('\n')
}
