/** All endpoints. */
import type { Endpoint } from '#endpoint/endpoint.ts'
import * as declarations from './declarations.ts'

/** By folder and name, which is the order of the names that a module exports. */
export const endpoints: readonly Endpoint[] = Object.values(declarations)
