/**
 * Writes all derived files of the repository: the list of endpoints, OpenAPI, the client,
 * the page of the table.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from './openapi/document.ts'
import { type Examples, noExamples } from './openapi/examples.ts'
import { isJson } from './openapi/json.ts'
import type { Named } from './openapi/sharing.ts'
import { clientFiles } from './generateClient.ts'
import { writeDeclarations } from './declarations.ts'
import { evaluateSchemaModule, schemaFolder } from './schemaCompiler.ts'
import { tableOverview, tableOverviewFile } from './tableOverview.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const openApiFile = join(root, 'openapi.json')
const examplesFile = join(root, 'tests/golden/examples.json')

/** Returns the content of `openapi.json`. */
export const openApiText = async (): Promise<string> => {
  register('./rawFileHooks.js', import.meta.url)
  const { endpoints } = await import('../functions/routes.ts')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  const sources = { version, schemas: await namedSchemas(), examples: recordedExamples() }
  return `${JSON.stringify(openApiDocument(endpoints, sources), null, 2)}\n`
}

/** The exports of the modules in `schemas/`, without functions. */
const namedSchemas = async (): Promise<readonly Named[]> => {
  const files = readdirSync(schemaFolder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.sort().map((file) => evaluateSchemaModule(join(schemaFolder, file))),
  )
  return modules
    .flatMap(({ exports }) =>
      Object.entries(exports).sort(([left], [right]) => (left < right ? -1 : 1)),
    )
    .flatMap(([name, schema]) => (isJson(schema) ? [{ name, schema }] : []))
}

/** Returns no examples if the tests have not recorded them yet. */
const recordedExamples = (): Examples =>
  existsSync(examplesFile)
    ? (JSON.parse(readFileSync(examplesFile, 'utf8')) as Examples)
    : noExamples

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeDeclarations()
  const openApi = await openApiText()
  writeFileSync(openApiFile, openApi)
  writeFileSync(join(root, tableOverviewFile), await tableOverview())
  for (const [file, text] of Object.entries(await clientFiles(openApi))) {
    writeFileSync(join(root, file), text)
  }
}
