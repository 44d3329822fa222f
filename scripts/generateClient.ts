/** Generates the files of `client/`: types of the OpenAPI document, methods, and JavaScript. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transform } from 'esbuild'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { operationFiles } from './clientOperations.ts'

const root = resolve(import.meta.dirname, '..')

/** Keeps readers from editing the generated files. */
const notice = (source: string): string => `// Generated from ${source} by npm run generate.\n`

/**
 * Generates JavaScript and declarations, because a program that installs the client cannot always
 * compile it: some versions of Node do not run TypeScript, and none does below `node_modules`.
 * @param openApi the text of openapi.json
 * @returns the content of each file, by its path from the root
 */
export const clientFiles = async (openApi: string): Promise<Readonly<Record<string, string>>> => {
  const file = join(root, 'client/client.ts')
  const source = readFileSync(file, 'utf8')
  const types = astToString(await openapiTypes(withoutExamples(openApi), { alphabetize: false }))
  const operations = operationFiles(openApi)
  const { code } = await transform(source, { loader: 'ts', target: 'es2022', format: 'esm' })
  const { outputText } = ts.transpileDeclaration(source, {
    fileName: file,
    compilerOptions: { isolatedDeclarations: true, declaration: true, strict: true },
  })
  return {
    'client/schema.d.ts': notice('openapi.json') + withNarrowIndent(types),
    'client/operations.js': notice('openapi.json') + operations.js,
    'client/operations.d.ts': notice('openapi.json') + operations.dts,
    'client/client.js': notice('client/client.ts') + code,
    'client/client.d.ts': notice('client/client.ts') + outputText,
    'client/LICENSE': readFileSync(join(root, 'LICENSE'), 'utf8'),
  }
}

/**
 * Leaves out examples and response headers: they are a third of the types, and no program is
 * checked against them.
 */
const withoutExamples = (openApi: string): string => {
  const left = new Set(['example', 'examples', 'headers'])
  return JSON.stringify(
    JSON.parse(openApi, (key, value: unknown) => (left.has(key) ? undefined : value)),
  )
}

const withNarrowIndent = (code: string): string =>
  code.replace(/^ +/gm, (indent) => indent.slice(Math.floor(indent.length / 2)))
