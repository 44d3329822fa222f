// @ts-check
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Scripts find the files of the repository from their own place, which is not that of the bundle.
 * @type {import('esbuild').Plugin}
 */
export const ownPlaces = {
  name: 'committee-boat-own-places',
  setup(build) {
    build.onLoad({ filter: /\/scripts\/.*\.[jt]s$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(path)))
        .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }))
  },
}
