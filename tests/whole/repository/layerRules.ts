/** The layers of the project, low to high, and the rules of each. */
import { posix } from 'node:path'
import type { Source } from './files.ts'
import { codeOf, importsOf, visit } from './syntax.ts'

export const layers = [
  'schemas',
  'lib/domain',
  'lib/store',
  'lib/service',
  'lib/rendering',
  'lib/http',
  'lib/background',
  'functions',
] as const

/**
 * Folders outside of the layers: their code runs elsewhere, and uses the service only from outside.
 */
export const rooms = ['browser', 'client'] as const

/** Packages that such a folder may import, beside its own files. */
const roomPackages: Readonly<Record<(typeof rooms)[number], readonly string[]>> = {
  browser: ['htm/preact', 'idb', 'preact/hooks'],
  client: ['openapi-fetch'],
}

type Layer = (typeof layers)[number]

/**
 * Packages and modules of Node that only these layers may import. All layers may import other
 * packages.
 */
const reserved: readonly (readonly [prefix: string, layers: readonly Layer[]])[] = [
  ['@aws-sdk/client-apigatewaymanagementapi', ['lib/background']],
  ['@aws-sdk/client-sqs', ['lib/background']],
  ['@aws-sdk/', ['lib/store']],
  ['@smithy/', ['lib/store']],
  ['@middy/', ['lib/http']],
  ['aws-lambda', ['lib/http']],
  ['@sinclair/typebox', ['schemas', 'lib/http']],
]

/** Layers that may import only these packages. */
const nothingElse: Partial<Record<Layer, readonly string[]>> = {
  schemas: ['@sinclair/typebox'],
  // Hashes, checksums, edit distances, distances and zones on the earth, and ranges of addresses are pure
  // functions.
  'lib/domain': [
    ...['node:crypto', 'node:zlib', 'cheap-ruler', 'fastest-levenshtein', 'geographiclib-geodesic'],
    ...['@photostructure/tz-lookup', 'ipaddr.js', 'unhomoglyph'],
  ],
  'lib/rendering': ['node:crypto', 'qr', 'swagger-ui-dist'],
  functions: [],
}

/** Lower layers that still must not be imported. */
const skipped: Partial<Record<Layer, readonly Layer[]>> = {
  'lib/rendering': ['lib/store'],
  functions: ['lib/store'],
}

/** All endpoints (`scripts/endpointList.js`). */
const endpointList = 'committee-boat:endpoints'

/** Imports within `functions`: the fallback imports all others through their list. */
const amongFunctions: readonly (readonly [from: string, to: RegExp])[] = [
  ['functions/fallback.ts', /^functions\/routes\.ts$/],
]

const readsEnvironment = new Set(['lib/platform/endpoint/services.ts'])

export const layerOf = (file: string): Layer | undefined =>
  layers.find((layer) => file.startsWith(`${layer}/`))

/** The violations of one file, as texts. */
export const layerFaults = (source: Source): readonly string[] => {
  const { file } = source
  const room = rooms.find((name) => file.startsWith(`${name}/`))
  if (room !== undefined) return roomFaults(source, room)
  const layer = layerOf(file)
  if (layer === undefined) return [`${file}: belongs to no layer`]
  const imports = importsOf(source)
  return [
    ...imports.flatMap((imported) => importFaults(file, layer, imported)),
    ...(layer === 'lib/http' ? tooManyImports(file, imports) : []),
    ...(layer === 'lib/domain' ? impurities(source) : []),
    ...(readsEnvironment.has(file) ? [] : environmentReads(source)),
  ].map((fault) => `${file}: ${fault}`)
}

/** A file that knows more modules does more than one thing. */
const importsMax = 12

/** Its purpose is to list all middleware. */
const listsMiddleware = 'lib/platform/endpoint/pipeline.ts'

const tooManyImports = (file: string, imports: readonly string[]): readonly string[] => {
  const count = new Set(imports).size
  return count > importsMax && file !== listsMiddleware
    ? [`imports ${count} modules, and at most ${importsMax} are allowed`]
    : []
}

const roomFaults = (source: Source, room: (typeof rooms)[number]): readonly string[] =>
  importsOf(source)
    .filter((imported) =>
      imported.startsWith('.')
        ? !posix.join(posix.dirname(source.file), imported).startsWith(`${room}/`)
        : !roomPackages[room].includes(imported),
    )
    .map((imported) => `${source.file}: imports ${imported}, which ${room} may not`)

/** The page and the still picture place the boats alike. The file has no imports, and needs no DOM. */
const sharedWithBrowser = 'browser/fleetLayout.js'

const importFaults = (file: string, layer: Layer, imported: string): readonly string[] => {
  if (imported === endpointList && file === 'functions/routes.ts') return []
  if (!imported.startsWith('.')) return packageFaults(layer, imported)
  const target = posix.join(posix.dirname(file), imported)
  if (target === 'openapi.json') return []
  // Imported as text, to be sent.
  if (layer === 'lib/rendering' && /^browser\/.*\?(?:raw|bundle)$/.test(target)) return []
  if (layer === 'lib/rendering' && target === sharedWithBrowser) return []
  const of = layerOf(target)
  if (of === undefined) return [`imports ${target}, which is not part of the service`]
  if (layer === 'functions' && of === 'functions') {
    const isKnown = amongFunctions.some(([from, to]) => from === file && to.test(target))
    return isKnown ? [] : [`imports another function, ${target}`]
  }
  const isHigher = layers.indexOf(of) > layers.indexOf(layer)
  return isHigher || skipped[layer]?.includes(of) === true
    ? [`imports ${target}: ${layer} may not import ${of}`]
    : []
}

const packageFaults = (layer: Layer, imported: string): readonly string[] => {
  const [, only] = reserved.find(([prefix]) => imported.startsWith(prefix)) ?? []
  if (only !== undefined && !only.includes(layer)) {
    return [`imports ${imported}, which only ${only.join(' and ')} may`]
  }
  const allowed = nothingElse[layer]
  return allowed === undefined ||
    allowed.includes(imported.replace(/\/.*\?raw$/, '')) ||
    only?.includes(layer) === true
    ? []
    : [`imports ${imported}: ${layer} may import no package but ${allowed.join(', ') || 'none'}`]
}

const randomNames = new Set([
  'randomUUID',
  'randomBytes',
  'randomInt',
  'randomFill',
  'getRandomValues',
])
const impureCalls =
  /^(?:Date\.now|Math\.random|performance\.now|fetch|setTimeout|setInterval|console\.\w+)$/

/** Clocks, randomness, timers and output. */
const impurities = (source: Source): readonly string[] => {
  const faults: string[] = []
  const findAsync = (node: { readonly async: boolean }): void => {
    if (node.async) faults.push('is asynchronous')
  }
  visit(source, {
    NewExpression: (node) => {
      const isNow = codeOf(source, node.callee) === 'Date' && node.arguments.length === 0
      if (isNow) faults.push('reads the clock: new Date()')
    },
    CallExpression: (node) => {
      const called = codeOf(source, node.callee)
      if (impureCalls.test(called)) faults.push(`is not pure: ${called}()`)
    },
    Identifier: ({ name }) => {
      if (randomNames.has(name)) faults.push(`is random: ${name}`)
    },
    FunctionDeclaration: findAsync,
    FunctionExpression: findAsync,
    ArrowFunctionExpression: findAsync,
    AwaitExpression: () => {
      faults.push('is asynchronous')
    },
  })
  return faults
}

const environmentReads = (source: Source): readonly string[] => {
  const faults: string[] = []
  if (!source.text.includes('process.env')) return faults
  visit(source, {
    MemberExpression: (node) => {
      if (codeOf(source, node) !== 'process.env') return
      faults.push('reads process.env, which only lib/platform/endpoint/services.ts may')
    },
  })
  return faults
}
