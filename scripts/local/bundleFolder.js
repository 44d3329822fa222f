// @ts-check
/**
 * The folder of the bundles: beside the packages, or in the data folder if another user has installed the
 * packages and no bundle there is fresh.
 */
import { accessSync, constants, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { fingerprintOfSources } from './fingerprint.js'

const packages = resolve(import.meta.dirname, '../../node_modules')

const shared = join(packages, '.cache/committee-boat')

const ofUser = join(resolve(process.env.DATA_DIR || '.data'), 'bundle')

const fingerprintIn = (/** @type {string} */ folder) => join(folder, 'fingerprint')

const isFresh = (/** @type {string} */ folder) => {
  try {
    return readFileSync(fingerprintIn(folder), 'utf8') === fingerprintOfSources()
  } catch {
    return false
  }
}

const isWritable = (/** @type {string} */ folder) => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** For bundles that are made now. */
export const writableFolder = isWritable(shared) ? shared : ofUser

/** The fingerprint takes time, and is needed only if another user owns the packages. */
export const bundleFolder = writableFolder === shared || isFresh(shared) ? shared : ofUser

export const fingerprintFile = fingerprintIn(bundleFolder)

export const hasFreshBundle = () => isFresh(bundleFolder)

/**
 * Creates the writable folder. Packages can be resolved from it.
 * @throws {Error} with a message for the user
 */
export const createWritableFolder = () => {
  if (writableFolder === shared) return
  try {
    mkdirSync(writableFolder, { recursive: true })
    symlinkSync(packages, join(writableFolder, 'node_modules'))
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EEXIST') return
    throw new Error(
      `Neither ${shared} nor the data folder can be written: set DATA_DIR to a folder of this user (${message})`,
    )
  }
}
