// @ts-check
/**
 * The module `committee-boat:endpoints`: the declarations of all endpoints. The bundler and the tests make
 * it from the files in `functions/`.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../functions')
const list = 'committee-boat:endpoints'

/** The files of all endpoints, below `functions/`. */
export const endpointFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!background)\w+\/\w+\.ts$/.test(file))
    .sort()

const contentsOfList = () => {
  const imports = endpointFiles().map(
    (file, at) =>
      `import { declaration as endpoint${at} } from ${JSON.stringify(join(folder, file))}`,
  )
  const names = imports.map((_, at) => `endpoint${at}`)
  return [...imports, `export default [${names.join()}]`].join('\n')
}

/** @type {import('esbuild').Plugin} */
export const esbuildEndpointList = {
  name: 'committee-boat-endpoint-list',
  setup(build) {
    const namespace = 'endpoint-list'
    build.onResolve({ filter: new RegExp(`^${list}$`) }, ({ path }) => ({ path, namespace }))
    build.onLoad({ filter: /^/, namespace }, () => ({
      contents: contentsOfList(),
      resolveDir: folder,
    }))
  },
}

/** @type {import('vite').Plugin} */
export const viteEndpointList = {
  name: 'committee-boat-endpoint-list',
  enforce: 'pre',
  resolveId: (id) => (id === list ? `\0${list}` : undefined),
  load: (id) => (id === `\0${list}` ? contentsOfList() : undefined),
}
