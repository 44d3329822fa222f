import { isInput } from '#schemas/schema.ts'
import { evaluateSchemaModules, schemaModulesIn } from '../schemaCompiler.ts'
import { isJson } from './json.ts'
import type { Named } from './sharing.ts'

export interface NamedSchema extends Named {
  readonly isInput: boolean
}

/** The exports of the modules in `schemas/`, without functions, in a fixed order. */
export const namedSchemas = async (): Promise<readonly NamedSchema[]> => {
  const modules = [...(await evaluateSchemaModules(schemaModulesIn())).values()]
  return modules
    .flatMap(({ exports }) =>
      Object.entries(exports).sort(([left], [right]) => (left < right ? -1 : 1)),
    )
    .flatMap(([name, schema]) =>
      isJson(schema) ? [{ name, schema, isInput: isInput(schema) }] : [],
    )
}
