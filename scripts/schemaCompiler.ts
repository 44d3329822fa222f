/**
 * Turns the modules of `schemas/` into code for functions: plain JSON, and for each input schema a
 * validator that Ajv compiled. Ajv and TypeBox stay at build time, because loading them costs every
 * cold start more than all of our own code.
 */
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { compileFunction } from 'node:vm'
import { _, Ajv, type CodeKeywordDefinition, stringify } from 'ajv'
import formats from 'ajv-formats'
import standalone from 'ajv/dist/standalone/index.js'
import { build, type Metafile, type Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vitest/config'
import { uuidPattern } from '#values/uuid.ts'

/** Twice as many as a response shows: some of them are about values with an error already. */
const errorsMax = 100

const kind = Symbol.for('TypeBox.Kind')
const inputMark = Symbol.for('committee-boat.input')

/** The folder of the schemas. Tests compile other folders. */
export const schemaFolder = resolve(import.meta.dirname, '../schemas')

const root = resolve(import.meta.dirname, '..')

export interface CompiledModule {
  code: string
  /** All source files of the generated code, for programs that watch files. */
  sources: string[]
}

export function esbuildSchemas(folder = schemaFolder): EsbuildPlugin {
  return {
    name: 'committee-boat-schemas',
    setup(build) {
      const modules = evaluatedModules(folder)
      build.onStart(modules.forget)
      build.onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
        if (!isSchemaModule(path, folder)) return undefined
        const { code, sources } = compile(path, await modules.of(path))
        return { contents: code, loader: 'js', resolveDir: dirname(path), watchFiles: sources }
      })
      // The package is not marked as free of side effects. Without this, a bundle with any
      // schema would contain all formats of the schema's module.
      build.onResolve({ filter: /^ajv-formats\// }, async ({ path, resolveDir, pluginData }) => {
        if (pluginData === 'resolving') return undefined
        const options = { resolveDir, kind: 'import-statement', pluginData: 'resolving' } as const
        return { ...(await build.resolve(path, options)), sideEffects: false }
      })
    },
  }
}

export function viteSchemas(folder = schemaFolder): VitePlugin {
  const modules = evaluatedModules(folder)
  return {
    name: 'committee-boat-schemas',
    enforce: 'pre',
    async load(id) {
      const path = resolve(id.replace(/\?.*$/, ''))
      if (!isSchemaModule(path, folder)) return null
      const { code, sources } = compile(path, await modules.of(path))
      for (const source of sources) this.addWatchFile(source)
      return { code, map: null }
    },
    watchChange: modules.forget,
  }
}

/** All modules of the folder, evaluated when the first of them is needed: most of them import others. */
function evaluatedModules(folder: string) {
  let all: ReturnType<typeof evaluateSchemaModules> | undefined
  return {
    of: async (path: string): Promise<EvaluatedModule> => {
      all ??= evaluateSchemaModules(schemaModulesIn(folder))
      const found = (await all).get(path)
      if (found === undefined) throw new Error(`${path} is not in ${folder}`)
      return found
    },
    forget: () => {
      all = undefined
    },
  }
}

/** The paths of the modules. */
export const schemaModulesIn = (folder = schemaFolder): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => isSchemaModule(path, folder))
    .sort()

function isSchemaModule(path: string, folder: string): boolean {
  return path.startsWith(folder + sep) && path.endsWith('.ts') && path !== join(folder, 'schema.ts')
}

/** @throws {Error} when the module exports other values than schemas and plain JSON */
export async function compileSchemaModule(path: string): Promise<CompiledModule> {
  const [evaluated = { exports: {}, sources: [] }] = (await evaluateSchemaModules([path])).values()
  return compile(path, evaluated)
}

function compile(path: string, { exports, sources }: EvaluatedModule): CompiledModule {
  const imports = new Map<string, string>()
  const ajv = newCompiler()
  const declarations = Object.entries(exports).map(([name, value]) => {
    const json = toJson(value, `${path}: ${name}`)
    if (!isInput(value)) return `export const ${name} = ${json}`
    const validator = compileValidator(ajv, value, imports, `${path}: ${name}`)
    return `export const ${name} = /* @__PURE__ */ withValidator(${json}, (schema) => {${validator}})`
  })
  const code = [
    ...[...imports].map(([module, name]) => `import ${name} from ${JSON.stringify(module)}`),
    ...(declarations.some((line) => line.includes('withValidator(')) ? [attachValidator] : []),
    ...declarations,
  ]
  return { code: code.join('\n'), sources }
}

/** Bundlers can drop the call of a wrapper marked as pure, but not the call of Symbol.for in it. */
const attachValidator = `const withValidator = (schema, compiled) =>
  Object.assign(schema, { [Symbol.for('committee-boat.validator')]: compiled(schema) })`

interface EvaluatedModule {
  readonly exports: Readonly<Record<string, unknown>>
  /** All source files of the module. */
  readonly sources: string[]
}

/**
 * Evaluates the modules in one bundled text, outside of the loaders of Node. A new text is a new module,
 * so that no cache of modules is stale and no file must be removed.
 */
export async function evaluateSchemaModules(
  paths: readonly string[],
): Promise<ReadonlyMap<string, EvaluatedModule>> {
  const lines = paths.map((path, at) => `export * as module${at} from ${JSON.stringify(path)}`)
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: lines.join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  const bundle = { exports: {} as Readonly<Record<string, EvaluatedModule['exports']>> }
  const text = outputFiles[0]?.text ?? ''
  const run = compileFunction(text, ['module', 'require']) as (...values: unknown[]) => void
  run(bundle, createRequire(import.meta.url))
  return new Map(
    paths.map((path, at) => {
      const exports = { ...bundle.exports[`module${at}`] }
      return [path, { exports, sources: sourcesOf(relative(root, path), metafile) }]
    }),
  )
}

/** The file, and all files that it imports. */
function sourcesOf(file: string, { inputs }: Metafile, found = new Set<string>()): string[] {
  if (!found.has(file) && file in inputs) {
    found.add(file)
    for (const { path } of inputs[file]?.imports ?? [])
      sourcesOf(path, { inputs, outputs: {} }, found)
  }
  return [...found].map((source) => resolve(root, source))
}

function isInput(value: unknown): value is object {
  return typeof value === 'object' && value !== null && kind in value && inputMark in value
}

/** One Ajv for each module, because the names in its code are numbered from its first schema. */
function newCompiler(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    removeAdditional: true,
    strict: true,
    allowUnionTypes: true,
    // Two inputs of one module may contain the same part with the same `$id`.
    addUsedSchema: false,
    // Done by `checker`: each instance would compile the schema of JSON Schema again.
    validateSchema: false,
    // lib/platform/endpoint/formErrors.ts and wording.ts have their own texts.
    messages: false,
    code: { source: true },
  })
  formats.default(ajv)
  // Without the prefix `urn:uuid:`, which the format of the package allows.
  ajv.addFormat('uuid', uuidPattern)
  // Keywords of schemas/schema.ts that check nothing.
  ajv.addVocabulary([
    'x-required',
    'x-code',
    'x-takes-one',
    'x-documented',
    'x-absent-as',
    'x-form',
  ])
  ajv.addKeyword(anyCase)
  return ajv
}

/** Replaces a word of `enum` in another case by its listed spelling, before `enum` is checked. */
const anyCase: CodeKeywordDefinition = {
  keyword: 'x-any-case',
  schemaType: 'boolean',
  before: 'enum',
  code({ gen, data, parentSchema, it: { parentData, parentDataProperty } }) {
    const words = (parentSchema.enum as string[]).map((word) => [word.toLowerCase(), word])
    const spellings = gen.scopeValue('obj', {
      key: JSON.stringify(words),
      ref: words,
      code: _`new Map(${stringify(words)})`,
    })
    gen.if(_`typeof ${data} == "string"`, () => {
      gen.assign(data, _`${spellings}.get(${data}.toLowerCase()) ?? ${data}`)
      gen.assign(_`${parentData}[${parentDataProperty}]`, data)
    })
  },
}

/**
 * Ajv writes `require("ajv/dist/runtime/...")` for every module format. This makes them imports of
 * the generated module. Quotes inside a string would be escaped, so the pattern matches code only.
 */
function compileValidator(
  ajv: Ajv,
  schema: object,
  imports: Map<string, string>,
  where: string,
): string {
  // The validator holds a copy of the schema. One is enough in a bundle.
  const source = standalone
    .default(ajv, compileSchema(ajv, schema, where))
    .replace(`= ${JSON.stringify(schema)};`, '= schema;')
  const body = source.replace(
    /require\("([^"\\]+)"\)(\.default)?/g,
    (_, path: string, isDefault) => {
      const module = `${path}.js`
      const name = imports.get(module) ?? `runtime${imports.size}`
      imports.set(module, name)
      // Node gives the exports of a CommonJS module, vitest already its default export.
      return isDefault === undefined ? name : `(${name}.default ?? ${name})`
    },
  )
  const [head, name] =
    /^"use strict";module.exports = (\w+);module.exports.default = \1;/.exec(body) ?? []
  if (head === undefined) throw new Error(`${where}: Ajv wrote something unexpected`)
  return `"use strict";${boundedLoops(body.slice(head.length))}\nreturn ${name}`
}

/**
 * A list of a hostile body can hold millions of wrong entries. Ajv has no limit for errors, so the
 * loops over entries stop when there are more than a response shows.
 */
function boundedLoops(source: string): string {
  return source.replace(/for\(let (i\d+)=0; \1<len\d+; /g, (loop) =>
    loop.replace(/; $/, ` && errors<${errorsMax}; `),
  )
}

/** Checks schemas against the schema of JSON Schema. */
const checker = new Ajv()

function compileSchema(ajv: Ajv, schema: object, where: string) {
  try {
    void checker.validateSchema(schema, true)
    return ajv.compile(schema)
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Serializes a schema without TypeBox symbols. Refuses values that JSON would drop or change. */
function toJson(value: unknown, where: string): string {
  refuseUnlessPlain(value, where)
  return JSON.stringify(value)
}

function refuseUnlessPlain(value: unknown, where: string): void {
  const problem = whyNotPlain(value)
  if (problem !== undefined) {
    throw new Error(`${where} ${problem}; schemas/ holds schemas and constants only`)
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) refuseUnlessPlain(item, `${where}.${key}`)
}

function whyNotPlain(value: unknown): string | undefined {
  if (typeof value === 'function') return 'is a function'
  if (typeof value === 'symbol' || typeof value === 'bigint') return `is a ${typeof value}`
  if (typeof value === 'number' && !Number.isFinite(value)) return 'is not a finite number'
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (Object.getPrototypeOf(value) !== Object.prototype) return 'is an instance of a class'
  return Object.hasOwn(value, '__proto__') ? 'has a property __proto__' : undefined
}
