import { Failure } from '#values/failure.ts'
import type { Handler } from './chain.ts'
import type { EndpointRequest, Endpoint } from './endpoint.ts'
import { loadedBy } from './loading.ts'
import { type HttpRequest, networkOf } from './request.ts'
import type { RequestState } from './requestState.ts'
import { respond } from './response.ts'
import type { Services } from './services.ts'
import { withInputLocations } from './validate.ts'

/** Runs the use case, and makes the response from its result. */
export const useCase =
  (endpoint: Endpoint, { settings }: Services): Handler =>
  async (event, internal) => {
    try {
      const request = endpointRequestOf(endpoint, event, internal)
      internal.result = await endpoint.run({
        ...request,
        loaded: await loadedBy(endpoint, internal),
      })
    } catch (error) {
      throw error instanceof Failure ? withInputLocations(error, internal.input) : error
    }
    const accept = acceptOf(event, internal)
    return respond(endpoint, internal.result, event, accept, settings.isLocal)
  }

/** The argument of the use case. */
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
    origin: `${internal.context.settings.isLocal ? 'http' : 'https'}://${event.headers.host ?? ''}`,
    network: networkOf(event),
    headers: Object.fromEntries(headers) as EndpointRequest<unknown>['headers'],
    ending: internal.alternative?.ending,
  }
}

/** The ending of the path takes precedence over the header. */
const acceptOf = ({ headers }: HttpRequest, { alternative }: RequestState): string | undefined =>
  alternative?.mediaType ?? headers.accept
