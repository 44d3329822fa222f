/**
 * A script of a page, with the packages that it imports, as one text. The functions import it as
 * `./page.js?bundle`: in their bundles, in the tests, and in programs that run with tsx.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const markup = join(fileURLToPath(import.meta.url), '../../lib/platform/browser/jsx.ts')

const ending = /\?bundle$/

export const isBrowserBundle = (/** @type {string} */ path) => ending.test(path)

export const bundleForBrowser = async (/** @type {string} */ path) => {
  const { outputFiles } = await build({
    entryPoints: [path.replace(ending, '')],
    jsx: 'transform',
    jsxFactory: 'h',
    jsxFragment: 'Fragment',
    // Not in scripts without markup.
    inject: path.includes('.tsx') ? [markup] : [],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    tsconfigRaw: {},
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text.trim() ?? ''
}
