/** Determines the routes that support `Idempotency-Key`. */
import { methodOf, type Route } from './endpoint.ts'

export const idempotencyKeyMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])

export const supportsIdempotencyKey = (route: Route): boolean =>
  idempotencyKeyMethods.has(methodOf(route))
