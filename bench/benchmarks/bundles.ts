/** The sizes of the deployed functions. */
import { basename, dirname, join } from 'node:path'
import { buildFunctions } from '../../scripts/build.ts'
import type { Benchmark, Comparison } from '../benchmark.ts'
import { bundleFolder } from '../service/bundleFolder.ts'
import { ratioTo } from '../page/comparison.ts'
import {
  bundleImplementations,
  kilobytesOf,
  type Implementation,
  implementations,
} from '../functions/competitors.ts'

const ours = 'readRole'
const compared: readonly Implementation[] = ['getItem', 'middy', 'hono', 'powertools', 'fastify']

export const bundles: Benchmark = {
  name: 'bundles',
  title: 'Bundles',
  method: `The deployed functions and the competitors of the cold start, minified and not compressed, with the same esbuild options. Sizes
do not vary, so each is measured once.`,
  run: async (progress) => {
    progress('bundling all functions')
    const { outputs } = await buildFunctions({ outputFolder: join(bundleFolder, 'bundles/ours') })
    const functions = Object.entries(outputs).map(([file, { bytes, inputs }]) => ({
      name: basename(dirname(file)),
      kilobytes: bytes / 1000,
      compiles: Object.keys(inputs).some((input) => compiler.test(input)),
    }))
    progress('bundling the competitors')
    const comparison = await compare(functions)
    const goals = [
      {
        what: 'bundle of `readRole`, against a bare handler with the same SDK',
        ratio: ratioTo(comparison, implementations.getItem.name),
        bound: { atMost: 1.1 },
      },
      {
        what: 'functions with the compiler of Ajv in their bundle, of all',
        ratio: functions.filter(({ compiles }) => compiles).length / functions.length,
        bound: { atMost: 0 },
      },
    ]
    return { comparisons: [comparison], goals }
  },
}

const compiler = /node_modules\/ajv\/dist\/(?:core|ajv|2020|compile\/index)\.js$/

interface Bundle {
  readonly name: string
  readonly kilobytes: number
}

const compare = async (functions: readonly Bundle[]): Promise<Comparison> => {
  const sorted = [...functions].sort((left, right) => left.kilobytes - right.kilobytes)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]
  const chosen = [
    ['', functions.find(({ name }) => name === ours)],
    ['the smallest, ', at(0)],
    ['the median, ', at(0.5)],
    ['the largest, ', at(1)],
  ] as const
  const full = await bundleImplementations('bundles/competitors', compared)
  const slim = await bundleImplementations('bundles/slim', ['getItem'], {})
  const others = compared.map(async (implementation) => ({
    ...{
      competitor: implementations[implementation].name,
      samples: [await kilobytesOf(full(implementation))],
    },
  }))
  const ownCredentials = await kilobytesOf(slim('getItem'))
  return {
    title: `${functions.length} functions`,
    unit: 'kB',
    ours,
    series: [
      ...chosen.map(([what, found]) => ({
        ...{ competitor: `${what}${found?.name ?? ''}`, samples: [found?.kilobytes ?? 0] },
      })),
      ...(await Promise.all(others)),
      { competitor: 'bare function, GetItem, our credentials', samples: [ownCredentials] },
    ],
    note: `All of ours contain a validator that was compiled at build time. *Our credentials*: without the parts of the SDK that search
for credentials in places that functions do not have. The largest one, \`fallback\`, serves the paths without a route, and
therefore contains Swagger UI (1.9 MB) and the OpenAPI document (0.8 MB). Other packages are only in the functions that use
them (\`tests/platform/packagesOfFunctions.test.ts\`).`,
  }
}
