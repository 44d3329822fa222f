/** The OpenAPI document of this service. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '../../functions/routes.ts'
import { endpointFiles } from '../endpointList.js'
import { declarationFaults } from './declarationFaults.ts'
import { openApiDocument } from './document.ts'
import { examplesIn } from './examples.ts'
import type { Json } from './json.ts'
import type { NamedSchema } from './namedSchemas.ts'

const root = join(import.meta.dirname, '../..')

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/**
 * Takes half a second.
 * @throws {Error} with a sentence for each incomplete declaration
 */
export const openApi = (schemas: readonly NamedSchema[]): Json => {
  const faults = declarationFaults(endpointFiles(), endpoints)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const { version } = JSON.parse(textOf('package.json')) as { readonly version: string }
  const examples = examplesIn(textOf('tests/golden/examples.jsonl'))
  return openApiDocument(endpoints, { version, schemas, examples })
}
