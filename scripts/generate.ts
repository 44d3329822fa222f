/**
 * `npm run generate` writes all derived files of the repository: the list of endpoints, OpenAPI, the
 * client, the page of the table, and the results that tests record.
 * - `--check` writes nothing, and names the outdated files.
 * - `--declarations` leaves out the results of tests: they need a scenario for each endpoint.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from './openapi/document.ts'
import { examplesIn } from './openapi/examples.ts'
import { isJson } from './openapi/json.ts'
import type { Named } from './openapi/sharing.ts'
import { clientFiles } from './generateClient.ts'
import { goldenFilesAreCurrent, writeGoldenFiles } from './goldenFiles.ts'
import { declarationsFile, declarationsModule, writeDeclarations } from './declarations.ts'
import { evaluateSchemaModules, schemaModulesIn } from './schemaCompiler.ts'
import { tableOverview, tableOverviewFile } from './tableOverview.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const openApiFile = 'openapi.json'
const examplesFile = 'tests/golden/examples.jsonl'

/** Returns the content of `openapi.json`. */
export const openApiText = async (): Promise<string> => {
  register('./rawFileHooks.js', import.meta.url)
  const { endpoints } = await import('../functions/routes.ts')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  const sources = {
    version,
    schemas: await namedSchemas(),
    examples: examplesIn(textOf(examplesFile)),
  }
  return `${JSON.stringify(openApiDocument(endpoints, sources), null, 2)}\n`
}

/** The exports of the modules in `schemas/`, without functions. */
const namedSchemas = async (): Promise<readonly Named[]> => {
  const modules = [...(await evaluateSchemaModules(schemaModulesIn())).values()]
  return modules
    .flatMap(({ exports }) =>
      Object.entries(exports).sort(([left], [right]) => (left < right ? -1 : 1)),
    )
    .flatMap(([name, schema]) => (isJson(schema) ? [{ name, schema }] : []))
}

/** The files that follow from the declarations and the recorded examples, by their names. */
const derivedFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const openApi = await openApiText()
  return {
    [openApiFile]: openApi,
    [tableOverviewFile]: await tableOverview(),
    ...(await clientFiles(openApi)),
  }
}

/** Leaves current files alone, so that programs that watch them do nothing. */
const writeDerivedFiles = async (): Promise<void> => {
  for (const [file, text] of Object.entries(await derivedFiles())) {
    if (textOf(file) !== text) writeFileSync(join(root, file), text)
  }
}

const generate = async (isComplete: boolean): Promise<void> => {
  writeDeclarations()
  await writeDerivedFiles()
  if (!isComplete) return
  const examples = textOf(examplesFile)
  writeGoldenFiles()
  // OpenAPI contains the recorded examples.
  if (textOf(examplesFile) !== examples) await writeDerivedFiles()
}

const check = async (isComplete: boolean): Promise<void> => {
  const expected = { [declarationsFile]: declarationsModule(), ...(await derivedFiles()) }
  const outdated = Object.entries(expected)
    .filter(([file, text]) => textOf(file) !== text)
    .map(([file]) => file)
  for (const file of outdated) console.error(`${file} is outdated: run npm run generate`)
  const areRecorded = !isComplete || goldenFilesAreCurrent()
  if (outdated.length > 0 || !areRecorded) process.exitCode = 1
}

/** Returns an empty text before the file is first written. */
const textOf = (file: string): string => {
  const path = resolve(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, declarations: { type: 'boolean' } },
  })
  const isComplete = values.declarations !== true
  if (values.check === true) await check(isComplete)
  else await generate(isComplete)
}
