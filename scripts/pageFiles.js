/**
 * The scripts and styles of pages, as files. `import { paths } from './main.tsx?file'` gives the
 * paths that a page loads, and `text` is the text of the file: in the bundles of the functions, in the
 * tests, and in programs that run with tsx. A path changes with its content.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const browser = join(fileURLToPath(import.meta.url), '../../lib/platform/browser')
const library = join(browser, 'library.ts')

/**
 * Scripts share a file of their own, which a browser loads once.
 * @param {string[]} imported gets its path
 * @returns {import('esbuild').Plugin}
 */
const libraryFile = (imported) => ({
  name: 'committee-boat-library',
  setup(build) {
    const isInLibrary =
      /^preact(?:\/hooks)?$|\/(?:waiting\/\w+|refusal)\.ts$|\/(?:connection|controls)\.tsx$/
    /** @type {Promise<PageFile> | undefined} */
    let made
    build.onResolve({ filter: isInLibrary }, async () => {
      const { paths } = await (made ??= pageFile(library))
      if (!imported.includes(paths[0])) imported.push(paths[0])
      return { path: paths[0], external: true }
    })
  },
})

/**
 * Rules of pictures, which are texts of programs: `@import './pictures.css.ts'`.
 * @type {import('esbuild').Plugin}
 */
const generatedStyles = {
  name: 'committee-boat-generated-styles',
  setup(current) {
    current.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        write: false,
        format: 'esm',
        platform: 'node',
      })
      const module = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
      const { default: contents } = await import(`data:text/javascript;base64,${module}`)
      return { contents, loader: 'css' }
    })
  },
}

/**
 * @typedef {object} PageFile
 * @property {readonly [string, ...string[]]} paths of the file, and of the files that it imports
 * @property {string} text
 */

/** @returns {Promise<PageFile>} */
export const pageFile = async (/** @type {string} */ path) => {
  if (path.includes('node_modules'))
    return fileOf(path, withoutSourceMap(await readFile(path, 'utf8')))
  /** @type {string[]} */
  const imported = []
  const { outputFiles } = await build({
    entryPoints: [path],
    jsx: 'transform',
    jsxFactory: 'h',
    jsxFragment: 'Fragment',
    // The scripts of spectators have no markup, and need no preact.
    inject: path.endsWith('.tsx') || path === library ? [join(browser, 'jsx.ts')] : [],
    plugins: [
      pageFiles,
      generatedStyles,
      ...(path.endsWith('.tsx') ? [libraryFile(imported)] : []),
    ],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    tsconfigRaw: {},
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  })
  return fileOf(path, outputFiles[0]?.text.trim() ?? '', imported)
}

/**
 * @param {string} path
 * @param {string} text
 * @param {readonly string[]} imported
 * @returns {PageFile}
 */
const fileOf = (path, text, imported = []) => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const ending = path.endsWith('.css') ? 'css' : 'js'
  return { paths: [`/files/${nameOf(path)}-${hash}.${ending}`, ...imported], text }
}

/** The source map is not served, so the reference to it is removed. */
const withoutSourceMap = (/** @type {string} */ text) =>
  text.replace(/\n(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+\s*\*\/)\s*$/, '\n')

/** `main` is named by its folder. */
const nameOf = (/** @type {string} */ path) => {
  const name = basename(path).replace(/\.\w+$/, '')
  return name === 'main' ? basename(dirname(path)) : name
}

/**
 * Replaces such imports.
 * @type {import('esbuild').Plugin}
 */
export const pageFiles = {
  name: 'committee-boat-page-files',
  setup(build) {
    const namespace = 'page-file'
    build.onResolve({ filter: /\?file$/ }, async ({ path, resolveDir, kind }) => {
      const found = await build.resolve(path.replace(/\?file$/, ''), { resolveDir, kind })
      return { path: found.path, namespace }
    })
    build.onLoad({ filter: /^/, namespace }, async ({ path }) => ({
      contents: await pageFileModule(path),
    }))
  },
}

/** The module of such an import. */
export const pageFileModule = async (/** @type {string} */ path) => {
  const { paths, text } = await pageFile(path)
  return `export const paths = ${JSON.stringify(paths)}; export const text = ${JSON.stringify(text)}`
}
