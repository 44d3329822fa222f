/** Determines the routes that support `Idempotency-Key`. */
import { methodOf, type Route } from './endpoint.ts'

export const repeatableMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])

export const isRepeatable = (route: Route): boolean => repeatableMethods.has(methodOf(route))
