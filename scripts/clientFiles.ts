/** Generates the files of `client/`: types of the OpenAPI document, methods, and JavaScript. */
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { transform } from 'esbuild'
import { isolatedDeclarationSync } from 'rolldown/experimental'
import { operationFiles } from './clientOperations.ts'
import { clientTypes } from './clientTypes.ts'

const root = resolve(import.meta.dirname, '..')

/** Keeps readers from editing the generated files. */
const notice = (source: string): string => `// Generated from ${source} by npm run build.\n`

/**
 * Generates JavaScript and declarations, because a program that installs the client cannot always
 * compile it: some versions of Node do not run TypeScript, and none does below `node_modules`.
 * @param openApi the text of openapi.json
 * @returns the content of each file, by its path from the root
 */
export const clientFiles = async (openApi: string): Promise<Readonly<Record<string, string>>> => {
  const operations = operationFiles(openApi)
  const programs = await Promise.all(clientSources.map(compiled))
  return {
    'client/schema.d.ts': notice('openapi.json') + clientTypes(openApi),
    'client/operations.js': notice('openapi.json') + operations.js,
    'client/operations.d.ts': notice('openapi.json') + operations.dts,
    ...Object.fromEntries(programs.flat()),
    'client/LICENSE': readFileSync(join(root, 'LICENSE'), 'utf8'),
  }
}

/** The TypeScript files of the client, from the root. */
export const clientSources = [
  'client/client.ts',
  'client/feed.ts',
  'client/results.ts',
  'client/webhooks.ts',
  'lib/platform/values/pathSegment.ts',
]

const compiled = async (path: string): Promise<readonly (readonly [string, string])[]> => {
  const file = join(root, path)
  const source = readFileSync(file, 'utf8')
  const { code } = await transform(source, { loader: 'ts', target: 'es2022', format: 'esm' })
  const declarations = isolatedDeclarationSync(file, source)
  if (declarations.errors.length > 0) throw new Error(JSON.stringify(declarations.errors))
  const name = `client/${basename(path, '.ts')}`
  return [
    [`${name}.js`, notice(path) + code],
    [`${name}.d.ts`, notice(path) + declarations.code],
  ]
}
