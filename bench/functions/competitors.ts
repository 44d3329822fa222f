/** Our functions and their competitors, bundled in the same way. */
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { buildFunctions, type BuildOptions, findEntryPoints } from '../../scripts/build.ts'
import { bundleFolder } from '../service/bundleFolder.ts'
import { competitorVersion } from '../competitorVersion.ts'

export type Handler = (
  event: APIGatewayProxyEventV2,
  context: object,
) => Promise<APIGatewayProxyStructuredResultV2>

/** Files in `bench/competitors/functions` by the displayed name, with their package. */
export const implementations = {
  bare: { name: 'bare function, simple checks' },
  empty: { name: 'bare function, nothing at all' },
  getItem: { name: 'bare function, GetItem' },
  middy: { name: 'Middy, runtime Ajv', package: '@middy/core' },
  hono: { name: 'Hono', package: 'hono' },
  fastify: { name: 'Fastify', package: 'fastify' },
  powertools: { name: 'Powertools', package: '@aws-lambda-powertools/event-handler' },
} as const

export type Implementation = keyof typeof implementations

export const versionOf = (implementation: Implementation): { readonly version?: string } => {
  const about = implementations[implementation]
  return 'package' in about ? { version: competitorVersion(about.package) } : {}
}

/** @returns the file of each bundle, by name */
export const bundleOurs = async (
  folder: string,
  names: readonly string[],
  options: BuildOptions = {},
): Promise<(name: string) => string> => {
  const all = await findEntryPoints()
  const entryPoints = all.filter((file) => names.some((name) => file.endsWith(`/${name}.ts`)))
  return bundle(folder, entryPoints, options)
}

/** Bundles all of the SDK, unless the options say otherwise. */
export const bundleImplementations = (
  folder: string,
  names: readonly Implementation[],
  options: BuildOptions = { alias: {} },
): Promise<(name: string) => string> => {
  const files = join(import.meta.dirname, '../competitors/functions')
  const entryPoints = names.map((name) => join(files, `${name}.ts`))
  return bundle(folder, entryPoints, options)
}

/** A function of this folder, made of our own modules. */
export const bundleOwn = async (
  folder: string,
  name: string,
  options: BuildOptions,
): Promise<string> => {
  const file = await bundle(folder, [join(import.meta.dirname, `${name}.ts`)], options)
  return file(name)
}

/** The program that measures one function in a process of its own. */
export const bundleChild = (folder: string): Promise<string> => bundleOwn(folder, 'child', {})

const bundle = async (folder: string, entryPoints: string[], options: BuildOptions) => {
  const outputFolder = join(bundleFolder, folder)
  await mkdir(outputFolder, { recursive: true })
  await buildFunctions({ ...options, entryPoints, outputFolder })
  return (name: string): string => join(outputFolder, name, 'index.mjs')
}

export const kilobytesOf = async (file: string): Promise<number> => (await stat(file)).size / 1000

/** @returns a file that a separate process can read */
export const keepJson = async (name: string, value: unknown): Promise<string> => {
  const file = join(bundleFolder, `${name}.json`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(value))
  return file
}
