/**
 * Writes what follows from the declarations and is not in git: `openapi.json`, and the generated files of
 * `client/`. Tests, checks and builds call it first. It takes a second after a change, and otherwise
 * some milliseconds.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientFiles, clientSources } from './clientFiles.ts'
import { runCommand } from './command.ts'
import { importBundled } from './importBundled.js'
import { writableFolder } from './local/bundleFolder.js'
import { fingerprintOf } from './local/fingerprint.js'
import { namedSchemas } from './openapi/namedSchemas.ts'
import { writeWhenChanged } from './writeWhenChanged.ts'

const root = resolve(import.meta.dirname, '..')

const folders = ['functions', 'lib', 'schemas', 'scripts']

const files = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tests/golden/examples.jsonl',
  ...clientSources,
]

/** The sources from which the files were last derived, and the names of the files. */
const stateFile = join(writableFolder, 'derived-files.json')

interface State {
  readonly sources: string
  readonly derived: readonly string[]
}

export default async function writeDerivedFiles(): Promise<void> {
  // Copies of the repository may share the folder of the state.
  const sources = `${root} ${fingerprintOf({ folders, files })}`
  const last = lastState()
  if (last?.sources === sources && last.derived.every((file) => existsSync(join(root, file)))) {
    return
  }
  const { openApi } = (await importBundled(
    join(import.meta.dirname, 'openapi/openApi.ts'),
  )) as typeof import('./openapi/openApi.ts')
  const document = `${JSON.stringify(openApi(await namedSchemas()), null, 2)}\n`
  const derived = { 'openapi.json': document, ...(await clientFiles(document)) }
  for (const [file, text] of Object.entries(derived)) await writeWhenChanged(join(root, file), text)
  const state: State = { sources, derived: Object.keys(derived) }
  await writeWhenChanged(stateFile, JSON.stringify(state))
}

const lastState = (): State | undefined =>
  existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as State) : undefined

if (process.argv[1] === fileURLToPath(import.meta.url)) runCommand(writeDerivedFiles)
