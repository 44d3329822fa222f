/** Writes `functions/routes.ts`, the list of all endpoints, from the files that there are. */
import { readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatted } from './formatted.ts'

const functionsFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'functions')
const routesFile = join(functionsFolder, 'routes.ts')

const endpointFiles = (): readonly string[] =>
  readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((group) =>
      readdirSync(join(functionsFolder, group))
        .filter((file) => file.endsWith('.ts'))
        .sort()
        .map((file) => `${group}/${file}`),
    )

/** What the file has to be. */
export const routesModule = (): Promise<string> => {
  const files = endpointFiles()
  const names = files.map((file) => basename(file, '.ts'))
  const text = [
    '// Made by `npm run generate` from the files beside it: do not edit.',
    "import type { Endpoint } from '../lib/http/endpoint.ts'",
    ...files.map((file, i) => `import { declaration as ${names[i] ?? ''} } from './${file}'`),
    '',
    `export const endpoints: readonly Endpoint[] = [${names.join(', ')}]`,
    '',
  ].join('\n')
  return formatted(routesFile, text)
}

export const writeRoutes = async (): Promise<void> => {
  writeFileSync(routesFile, await routesModule())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeRoutes()
