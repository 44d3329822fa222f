// @ts-check
/** Bundles the local service if a source has changed since the last start, and runs it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { importBundled } from '../importBundled.js'
import { bundleFolder, fingerprintFile, fingerprintOfSources } from './fingerprint.js'
import { say } from './progress.js'
import { readOptions, refuseTakenPort } from './startOptions.js'

export const launch = async () => {
  try {
    await refuseTakenPort(readOptions(process.env))
    await bundleWhenChanged()
    // It starts when it is loaded.
    await import(pathToFileURL(join(bundleFolder, 'service.mjs')).href)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

const bundleWhenChanged = async () => {
  const fingerprint = fingerprintOfSources()
  if (readIfPresent(fingerprintFile) === fingerprint) return
  say('Bundling the code, because this is the first start, or a file has changed')
  const { bundleService } = await importBundled(join(import.meta.dirname, 'bundle.ts'))
  await bundleService(fingerprint)
}

const readIfPresent = (/** @type {string} */ file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
