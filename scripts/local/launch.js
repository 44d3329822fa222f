// @ts-check
/** Bundles the local service if a source has changed since the last start, and loads it. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importBundled } from '../importBundled.js'
import { bundleFolder, hasFreshBundle } from './bundleFolder.js'
import { fingerprintOfSources } from './fingerprint.js'
import { say } from './progress.js'
import { refuseTakenPort } from './startOptions.js'

/**
 * @param {import('./startOptions.js').StartOptions} options
 * @param {'service' | 'offline'} name of the bundle
 * @throws {Error} with a message for the user
 */
export const launch = async (options, name) => {
  await refuseTakenPort(options)
  await bundleWhenChanged()
  return await import(pathToFileURL(join(bundleFolder, `${name}.mjs`)).href)
}

const bundleWhenChanged = async () => {
  if (hasFreshBundle()) return
  const fingerprint = fingerprintOfSources()
  say('Bundling the code, because this is the first start, or a file has changed')
  const { bundleService } = await importBundled(join(import.meta.dirname, 'bundle.ts'))
  await bundleService(fingerprint)
}
