// @ts-check
/** Whether a source has changed since the last bundle. Names, sizes and times tell it in milliseconds. */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export const sourceFolders = ['functions', 'lib', 'schemas', 'scripts']

/** The lockfile covers the sources of all packages. */
export const sourceFiles = ['package-lock.json']

/** @param {string} [folder] */
export const fingerprintOfSources = (folder) =>
  fingerprintOf({ folders: sourceFolders, files: sourceFiles }, folder)

/** @param {{ folders: readonly string[], files: readonly string[] }} sources @param {string} folder */
export const fingerprintOf = ({ folders, files }, folder = root) => {
  const hash = createHash('sha256').update(`${process.version}\n`)
  for (const file of [...folders.flatMap((name) => filesIn(folder, name)), ...files]) {
    const { size, mtimeMs } = statSync(join(folder, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @param {string} root @param {string} folder @returns {string[]} */
const filesIn = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(root, file) : [file]
    })
    .sort()
