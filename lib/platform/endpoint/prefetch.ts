/** The items to read first, as far as the request itself determines them. */
import { prefetchOfCredentials } from '#authentication/authentication.ts'
import type { Prefetch } from '#table/items.ts'
import { prefetchOfObject } from '#table/objects.ts'
import { type Endpoint, inputObjectsOf } from './endpoint.ts'
import { decodedParameters, objectOf, refersToCaller, withCaller } from './inputObject.ts'
import type { HttpRequest } from './request.ts'
import type { RequestState } from './requestState.ts'

/** The items of the caller, and of the objects that the guard and the use case read. */
export const itemsFor = (
  endpoint: Pick<Endpoint, 'guard' | 'fetches'>,
  request: HttpRequest,
  { credentials, input: { values } }: RequestState,
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
  return [
    ...prefetchOfCredentials(credentials),
    ...objects.flatMap((object) => (object === undefined ? [] : prefetchOfObject(object))),
  ]
}

export const userNameIn = (credentials: RequestState['credentials']): string | undefined =>
  credentials.kind === 'none' ? undefined : credentials.userName
