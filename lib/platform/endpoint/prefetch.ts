/** The items to read first, as far as the request itself determines them. */
import type { CursorContext } from './cursor.ts'
import { unverifiedUserOf, prefetchOfCredentials } from '#authentication/authentication.ts'
import type { Prefetch } from '#table/items.ts'
import { prefetchOfObject } from '#table/objects.ts'
import { type Endpoint, inputObjectsOf } from './endpoint.ts'
import { decodedParameters, objectOf, refersToCaller, withCaller } from './inputObject.ts'
import type { HttpRequest } from './request.ts'
import type { RequestState } from './requestState.ts'

/** The items of the caller, and of the objects that the guard and the use case read. */
export const itemsFor = (
  endpoint: Endpoint,
  request: HttpRequest,
  { credentials, input: { values, failure }, inputErrors, value }: RequestState,
  settings: CursorContext['settings'],
): readonly Prefetch[] => {
  const { guard } = endpoint
  const guarded =
    guard.kind === 'object' && refersToCaller(guard, values)
      ? withCaller(guard, values, userNameIn(credentials))
      : values
  const decoded = decodedParameters(request)
  const inputs = decoded === undefined ? [guarded] : [guarded, { ...guarded, ...decoded }]
  const named = inputObjectsOf(endpoint)
  const objects = inputs.flatMap((input) => named.map((object) => objectOf(object, input)))
  const isValid = failure === undefined && inputErrors.length === 0
  return [
    ...prefetchOfCredentials(credentials),
    ...objects.flatMap((object) => (object === undefined ? [] : prefetchOfObject(object))),
    ...(isValid
      ? (endpoint.fetchesMore?.(value, unverifiedUserOf(credentials), settings) ?? [])
      : []),
  ]
}

export const userNameIn = (credentials: RequestState['credentials']): string | undefined =>
  credentials.kind === 'none' ? undefined : credentials.userName
