/** A hook of Node: `import './a.css?raw'` gives the text of the file, as in Vite and in the bundles. */
import { readFile } from 'node:fs/promises'

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, nextLoad) => {
  if (!url.endsWith('?raw')) return nextLoad(url, context)
  const text = await readFile(new URL(url), 'utf8')
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)}` }
}
