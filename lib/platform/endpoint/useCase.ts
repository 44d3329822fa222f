import { Failure } from '#values/failure.ts'
import type { Handler } from './chain.ts'
import { ConditionalResult } from './conditionalResult.ts'
import { type EndpointRequest, type Endpoint, inputObjectsOf } from './endpoint.ts'
import { type Guard, guardsIn } from './guard.ts'
import { languageOf } from './language.ts'
import { type HttpRequest, networkOf } from './request.ts'
import type { RequestState, Basis, Loading } from './requestState.ts'
import { contentTypeOf, entityTagOfBasis, respond } from './response.ts'
import { hasTag } from './entityTags.ts'
import type { Services } from './services.ts'
import { withInputLocations } from './validate.ts'
import { unverifiedUserOf, prefetchOfCredentials } from '#authentication/authentication.ts'
import type { Context } from './context.ts'
import type { Prefetch } from '#table/items.ts'
import { prefetchOfObject } from '#table/objects.ts'
import { decodedParameters, objectOf, withCaller } from './inputObject.ts'

export const useCase =
  (endpoint: Endpoint, { settings }: Services): Handler =>
  async (event, internal) => {
    const accept = acceptOf(event, internal)
    let etag: string | undefined
    try {
      const request = endpointRequestOf(endpoint, event, internal)
      const loaded = await loadedBy(endpoint, internal)
      const result = await endpoint.run(Object.assign(request, { loaded }))
      if (result instanceof ConditionalResult) {
        etag = entityTagOfBasis(contentTypeOf(endpoint.reply, accept), result)
        if (hasTag(event, etag)) return { status: 304, headers: { etag } }
        internal.result = await result.make()
      } else internal.result = result
    } catch (error) {
      throw error instanceof Failure ? withInputLocations(error, internal.input) : error
    }
    const response = respond(endpoint, internal.result, event, accept, settings.sessionCookie)
    return etag === undefined ? response : { ...response, headers: { ...response.headers, etag } }
  }

export const endpointRequestOf = (
  { headers: names = [] }: Pick<Endpoint, 'headers'>,
  event: HttpRequest,
  internal: RequestState,
): EndpointRequest<RequestState['value']> => {
  const headers = names.flatMap((name) => {
    const value = name === 'accept' ? acceptOf(event, internal) : event.headers[name]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    context: internal.context,
    input: internal.value,
    formErrors: internal.formErrors,
    origin: originOf(event, internal.context.settings),
    language: languageOf(event),
    network: networkOf(event),
    headers: Object.fromEntries(headers) as EndpointRequest<unknown>['headers'],
    ending: internal.alternative?.ending,
  }
}

const originOf = ({ headers }: HttpRequest, { publicUrl, isLocal }: Context['settings']): string =>
  publicUrl ?? `${isLocal ? 'http' : 'https'}://${headers.host ?? ''}`

/** The ending of the path takes precedence over the header. */
const acceptOf = ({ headers }: HttpRequest, { alternative }: RequestState): string | undefined =>
  alternative?.mediaType ?? headers.accept

type Loads = Pick<Endpoint, 'load'>

type ContextOfReading = Omit<Context, 'caller' | 'epoch'>

/** The reads of `load` begin before the credentials are verified, and are awaited after the guard. */
export const beginLoading = (
  endpoint: Loads & Pick<Endpoint, 'guard'>,
  { credentials, inputErrors, input: { failure }, value }: RequestState,
  context: ContextOfReading,
): Loading | undefined => {
  const isInvalid = failure !== undefined || inputErrors.length > 0
  // Reads for nobody would cost more than the refusal.
  const isRefused = credentials.kind === 'none' && needsCaller(endpoint.guard)
  return isInvalid || isRefused
    ? undefined
    : loading(endpoint, context, { value, user: unverifiedUserOf(credentials) })
}

/** Whether the guard refuses every caller without credentials. */
export const needsCaller = (guard: Guard): boolean => {
  const [first] = guardsIn(guard)
  return (
    first.kind === 'signed-in' ||
    first.kind === 'author' ||
    (first.kind === 'after-input' && first.isForUsers === true)
  )
}

/** Returns the result. Reads again for another user, or for a name that was decoded since. */
const loadedBy = (endpoint: Loads, { loading: begun, value, context }: RequestState) => {
  const { caller } = context
  const user =
    caller === undefined ? {} : { userName: caller.user.name, userId: caller.user.userId }
  const { basis } = begun ?? {}
  const isCurrent =
    basis?.value === value &&
    [user.userName, undefined].includes(basis.user.userName) &&
    [user.userId, undefined].includes(basis.user.userId)
  return isCurrent ? begun?.result : loading(endpoint, context, { value, user })?.result
}

const loading = (endpoint: Loads, context: ContextOfReading, basis: Basis): Loading | undefined => {
  if (endpoint.load === undefined) return undefined
  const ahead = { ...context, store: context.store.ahead }
  const reading = { context: ahead, input: basis.value, user: basis.user }
  const result = (async (): Promise<unknown> => await endpoint.load?.(reading))()
  // A failure waits for the guard too, which may refuse the request.
  result.catch(() => undefined)
  return { basis, result }
}

/** The items of the caller, and of the objects that the request itself determines. */
export const itemsFor = (
  endpoint: Pick<Endpoint, 'guard' | 'fetches'>,
  request: HttpRequest,
  { credentials, input: { values } }: RequestState,
): readonly Prefetch[] => {
  const [first] = guardsIn(endpoint.guard)
  const guarded =
    first.kind === 'object'
      ? withCaller(first, values, () => unverifiedUserOf(credentials).userName)
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
