/** The files of the repository, as text, without installed and generated ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

const left = new Set(['node_modules', 'dist', '.git', '.data', '.serverless', 'coverage'])

/** Written by `scripts/derivedFiles.ts`. */
const derived = /^openapi\.json$|^client\/(?:.*\.js|.*\.d\.ts|LICENSE)$/

/** Paths from the root, with slashes, sorted. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !left.has(name) && !name.endsWith('.log'))
    .flatMap((entry) => {
      const path = join(root, folder, entry.name)
      const fromRoot = relative(root, path).split(sep).join('/')
      return entry.isDirectory() ? filesIn(fromRoot) : [fromRoot]
    })
    .filter((file) => !derived.test(file))
    .sort()

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The input of a rule. */
export interface Source {
  readonly file: string
  readonly text: string
}

export const isCode = (file: string): boolean => /\.[jt]sx?$/.test(file)

export const sourcesIn = (...folders: readonly string[]): readonly Source[] =>
  folders
    .flatMap(filesIn)
    .filter(isCode)
    .map((file) => ({ file, text: textOf(file) }))
