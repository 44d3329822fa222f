/**
 * A hook of Node: `import './a.css?raw'` gives the text of the file, as in Vite and in the bundles,
 * and `import './a.js?bundle'` the text of a script with its packages.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundleForBrowser, isBrowserBundle } from './browserBundle.js'

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, nextLoad) => {
  if (!url.endsWith('?raw') && !isBrowserBundle(url)) return nextLoad(url, context)
  const text = isBrowserBundle(url)
    ? await bundleForBrowser(fileURLToPath(url.replace(/\?.*/, '')))
    : await readFile(new URL(url), 'utf8')
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)}` }
}
