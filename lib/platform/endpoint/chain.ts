/** Middy chains whose handler, which may be another chain, also receives `request.internal`. */
import middy, { type MiddlewareObj, type Request } from '@middy/core'
import type { Context as LambdaContext } from 'aws-lambda'
import type { HttpRequest, HttpResponse } from './request.ts'
import type { RequestState } from './requestState.ts'

/** Middy takes only types whose names are all known. */
type Internal = Pick<RequestState, keyof RequestState>

interface ChainContext extends LambdaContext {
  readonly internal: Internal
}

export type Middleware = { readonly name: string } & MiddlewareObj<
  HttpRequest,
  HttpResponse,
  Error,
  LambdaContext,
  Internal
>

export type Handler = (
  event: HttpRequest,
  internal: RequestState,
) => HttpResponse | Promise<HttpResponse>

export interface Timeout {
  readonly afterMillis: number
  /** Throws the failure that becomes the response. */
  readonly fail: () => never
}

export const chain = (
  middleware: readonly Middleware[],
  handler: Handler,
  timeout?: Timeout,
): ((event: HttpRequest, internal: RequestState) => Promise<HttpResponse>) => {
  // Middy ends a handler one millisecond before the remaining time is over.
  const getRemainingTimeInMillis = () => (timeout?.afterMillis ?? 0) + 1
  const run = middy<HttpRequest, HttpResponse, Error, ChainContext, Internal>({
    timeoutEarlyInMillis: timeout === undefined ? 0 : 1,
    ...(timeout === undefined ? {} : { timeoutEarlyResponse: timeout.fail }),
    requestStart: (request: Request) => {
      request.internal = (request.context as ChainContext).internal
    },
  })
    .use([...middleware])
    .handler((event, { internal }) => handler(event, internal))
  return (event, internal) => run(event, { internal, getRemainingTimeInMillis } as ChainContext)
}

type Step = NonNullable<Middleware['after']>

/** Runs a step on every response, whether the request succeeded or failed. */
export const onEveryResponse = (step: Step): Pick<Middleware, 'after' | 'onError'> => ({
  after: step,
  onError: step,
})

type StepRequest = Parameters<Step>[0]

/** Replaces the response, if there is one yet. */
export const replacesResponse =
  (change: (response: HttpResponse, request: StepRequest) => HttpResponse) =>
  (request: StepRequest): void => {
    const { response } = request
    if (response !== null && response !== undefined) request.response = change(response, request)
  }

/** Adds headers to the response. Existing headers are not replaced. */
export const setHeaders = (request: StepRequest, added: Readonly<Record<string, string>>): void => {
  replacesResponse((response) => ({ ...response, headers: { ...added, ...response.headers } }))(
    request,
  )
}
