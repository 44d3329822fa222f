/** What `client/` holds beside its source: types of the OpenAPI document, and the client as JavaScript. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transform } from 'esbuild'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const folder = resolve(import.meta.dirname, '../client')

/** So that nobody mends them by hand. */
const notice = (source: string): string => `// Made from ${source} by npm run generate.\n`

/**
 * JavaScript and declarations are kept beside the source, because who installs the client, or links
 * to it, need not compile it: not every Node runs TypeScript, and none does below `node_modules`.
 *
 * @param openApi the text of openapi.json
 * @returns the content of each file, by its path from the root
 */
export const clientFiles = async (openApi: string): Promise<Readonly<Record<string, string>>> => {
  const file = join(folder, 'client.ts')
  const source = readFileSync(file, 'utf8')
  const types = astToString(await openapiTypes(openApi, { alphabetize: false }))
  const { code } = await transform(source, { loader: 'ts', target: 'es2022', format: 'esm' })
  const { outputText } = ts.transpileDeclaration(source, {
    fileName: file,
    compilerOptions: { isolatedDeclarations: true, declaration: true, strict: true },
  })
  return {
    'client/schema.d.ts': notice('openapi.json') + types,
    'client/client.js': notice('client/client.ts') + code,
    'client/client.d.ts': notice('client/client.ts') + outputText,
  }
}
