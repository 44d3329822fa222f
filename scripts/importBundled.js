// @ts-check
/** Imports TypeScript as one bundle, which is faster than a loader, and sees the sources of this moment. */
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { createWritableFolder, writableFolder } from './local/bundleFolder.js'
import { ownPlaces } from './local/ownPlaces.js'
import { esbuildEndpointList } from './endpointList.js'

/** @type {import('esbuild').Plugin} */
const withoutTexts = {
  name: 'committee-boat-without-texts',
  setup(build) {
    build.onResolve({ filter: /\?file$/ }, ({ path }) => ({ path, namespace: 'text' }))
    build.onLoad({ filter: /^/, namespace: 'text' }, () => ({
      contents: 'export const text = "", paths = [""]',
    }))
  },
}

/**
 * The texts of pages are empty, and packages are not bundled.
 * @param {string} file
 */
export const importBundled = async (file) => {
  const { build } = await import('esbuild')
  createWritableFolder()
  // Other processes may import the same file at this moment.
  const outfile = join(writableFolder, `${basename(file, '.ts')}-${process.pid}-${Date.now()}.mjs`)
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Functions import the document late.
    external: ['*/openapi.json'],
    plugins: [ownPlaces, esbuildEndpointList, withoutTexts],
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(outfile)
  }
}
