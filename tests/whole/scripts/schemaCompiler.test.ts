import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildFunctions } from '../../../scripts/build.ts'
import { compileSchemaModule } from '../../../scripts/schemaCompiler.ts'

const root = resolve(import.meta.dirname, '../../..')
let folder: string

beforeAll(async () => {
  // Inside the project, where the packages can be resolved.
  folder = await mkdtemp(join(root, 'node_modules/.schemas-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function compile(source: string): Promise<string> {
  const path = join(folder, 'sample.ts')
  const head = `import { Type } from '@sinclair/typebox'
    import { input } from ${JSON.stringify(join(root, 'schemas/schema.ts'))}\n`
  await writeFile(path, head + source)
  return (await compileSchemaModule(path)).code
}

describe('a compiled module of schemas', () => {
  test('is plain JSON, with a validator for each input', async () => {
    const code = await compile(`
      export const limit = 7
      export const names = ['a', 'b'] as const
      export const plain = Type.Object({ a: Type.Optional(Type.String()) })
      export const sent = input({ a: Type.Integer({ minimum: 1 }) })`)

    expect(code).toContain('export const limit = 7')
    expect(code).toContain('export const names = ["a","b"]')
    expect(code).toContain(
      'export const plain = {"type":"object","properties":{"a":{"type":"string"}}}',
    )
    expect(code).toMatch(/export const sent = \/\* @__PURE__ \*\/ withValidator\(/)
    expect(code).not.toMatch(/typebox|require\(/i)
  })

  test.each([
    [
      'a function',
      '() => 1',
      /sample\.ts: bad is a function; schemas\/ holds schemas and constants/,
    ],
    ['an instance', '{ inside: new Set() }', /sample\.ts: bad\.inside is an instance of a class/],
    ['a number that JSON does not have', '[Infinity]', /sample\.ts: bad\.0 is not a finite number/],
    ['an unknown format', "input({ a: Type.String({ format: 'tpyo' }) })", /unknown format "tpyo"/],
    ['an unknown keyword', 'input({ a: Type.String({ maxLenght: 1 }) })', /maxLenght/],
    [
      'a value of another type',
      "input({ a: { type: 'string', maxLength: '1' } })",
      /schema is invalid.*maxLength/,
    ],
  ])('refuses %s', async (_, value, message) => {
    await expect(compile(`void [input, Type]\nexport const bad = ${value}`)).rejects.toThrow(
      message,
    )
  })
})

describe('a validator', () => {
  const validatorKey: unique symbol = Symbol.for('committee-boat.validator')

  interface Validator {
    (data: unknown): boolean
    errors?: { instancePath: string; keyword: string }[] | null
  }

  async function validatorOf(source: string): Promise<Validator> {
    const path = join(folder, `run-${Math.random().toString(36).slice(2)}.mjs`)
    await writeFile(path, await compile(`export const sent = ${source}`))
    const { sent } = (await import(/* @vite-ignore */ path)) as {
      sent: Record<typeof validatorKey, Validator>
    }
    return sent[validatorKey]
  }

  test('removes unknown properties, reports all errors at once, and converts nothing', async () => {
    const validate = await validatorOf(
      `input({ a: Type.String({ minLength: 2 }), b: Type.Integer(), c: Type.String({ format: 'uri' }) })`,
    )
    const good = { a: '\u{1F6A2}x', b: 1, c: 'https://example.org/', d: 'unknown' }

    expect(validate(good)).toBe(true)
    expect(good).not.toHaveProperty('d')
    expect(validate({ a: '\u{1F6A2}', b: '1', c: 'no' })).toBe(false)
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual(['/a', '/b', '/c'])
  })
})

describe('the bundles', () => {
  const compiler = /node_modules\/(ajv\/dist\/(?!runtime\/)|@sinclair\/typebox|esbuild)/
  let metafile: Metafile

  async function bundle(name: string, source: string): Promise<string> {
    const path = join(folder, `${name}.ts`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, source)
    const outputFolder = await mkdtemp(join(tmpdir(), 'committee-boat-bundle-'))
    await buildFunctions({ entryPoints: [path], outputFolder })
    const text = await readFile(join(outputFolder, name, 'index.mjs'), 'utf8')
    await rm(outputFolder, { recursive: true })
    return text
  }

  beforeAll(async () => {
    // The fallback contains the code of all other functions.
    const entryPoints = [join(root, 'functions/fallback.ts')]
    metafile = await buildFunctions({ entryPoints, outputFolder: join(folder, 'dist') })
  }, 60_000)

  test('contain neither the compiler of validators nor the builder of schemas', () => {
    expect(Object.keys(metafile.outputs)).toHaveLength(1)
    for (const [name, output] of Object.entries(metafile.outputs)) {
      const held = Object.entries(output.inputs)
        .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && compiler.test(path))
        .map(([path]) => path)
      expect(held, name).toEqual([])
    }
  })

  test('contain only the validators of the schemas that they import', async () => {
    const module = JSON.stringify(join(root, 'schemas/rights/role.ts'))
    const reply = await bundle('one', `import { role } from ${module}\nexport const handler = role`)
    const both = await bundle(
      'two',
      `import { role, newRole } from ${module}\nexport const handler = [role, newRole]`,
    )

    expect(both).toContain('missingProperty')
    expect(reply).not.toContain('missingProperty')
    expect(reply.length).toBeLessThan(1000)
  })
})
