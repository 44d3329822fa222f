/** Writes everything in the repository that is derived: the list of endpoints, then OpenAPI. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from '../lib/http/openapi.ts'
import { writeRoutes } from './routes.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const openApiFile = join(root, 'openapi.json')

/** What `openapi.json` has to be. */
export const openApiText = async (): Promise<string> => {
  const { endpoints } = await import('../functions/routes.ts')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  return `${JSON.stringify(openApiDocument(endpoints, version), null, 2)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeRoutes()
  writeFileSync(openApiFile, await openApiText())
}
