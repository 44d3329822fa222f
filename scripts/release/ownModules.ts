import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')

/** The folder of the bundles, below that of the release. */
export const bundles = 'service'

/** Sources of a release: they find its files, and their messages name its commands. */
export const ownModules: Plugin = {
  name: 'committee-boat-own-modules',
  setup(build) {
    build.onResolve(
      { filter: /\/(?:bundleFolder\.js|launch\.js|repositoryCommands\.ts)$/ },
      ({ path }) => ({
        path: join(import.meta.dirname, 'replaced', basename(path)),
      }),
    )
    build.onLoad({ filter: /\/scripts\/.*\.[jt]s$/ }, async ({ path }) => {
      if (path.startsWith(import.meta.dirname)) return undefined
      const fromBundle = relative(join(root, bundles), dirname(path))
      return {
        contents: inWordsOfRelease(await readFile(path, 'utf8')).replaceAll(
          /\bimport\.meta\.dirname\b/g,
          `(import.meta.dirname + ${JSON.stringify(`/${fromBundle}`)})`,
        ),
        loader: path.endsWith('.ts') ? 'ts' : 'js',
      }
    })
  },
}

const inWordsOfRelease = (source: string): string =>
  source
    .replaceAll('npm run operate --', 'node operate.js')
    .replaceAll('npm start', 'node start.js')
