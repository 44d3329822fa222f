/** `before` runs from top to bottom, `after` and `onError` upwards. docs/reference/pipeline.md has the reasons. */
import { chain, type Handler, type Middleware } from './chain.ts'
import type { Endpoint } from './endpoint.ts'
import { authentication } from './middleware/authentication.ts'
import { authorization, authorizationAfterInput } from './middleware/authorization.ts'
import { bodyParser } from './middleware/bodyParser.ts'
import { compression } from './middleware/compression.ts'
import { conditionalResponse, preconditions } from './middleware/conditionalRequests.ts'
import { conflictRetry, unitOfWork } from './middleware/attempts.ts'
import { responseHeaders } from './middleware/responseHeaders.ts'
import { credentials, sessionCookie } from './middleware/credentials.ts'
import { crossSiteCheck } from './middleware/crossSiteCheck.ts'
import { deadline, timeout } from './middleware/deadline.ts'
import { dryRun } from './middleware/dryRun.ts'
import { idempotency, idempotencyKey } from './middleware/idempotency.ts'
import { inputErrors, inputValidation } from './middleware/inputValidation.ts'
import { pageType } from './mediaTypes.ts'
import { methodCheck, pathEnding, pathNames } from './middleware/requestLine.ts'
import { type FailureForm, problemDetails } from './middleware/problemDetails.ts'
import { definitionRateLimit, networkRateLimit, subjectRateLimit } from './middleware/rateLimit.ts'
import { requestLog } from './middleware/requestLog.ts'
import { suggestions } from './middleware/suggestions.ts'
import { withLanguageChoice } from './language.ts'
import type { Services } from './services.ts'
import { useCase } from './useCase.ts'

/** Runs for every response, also for paths without an endpoint. */
export const responseMiddleware = (
  endpoint: Pick<Endpoint, 'name' | 'skipsRateLimit' | 'signsIn' | 'sender' | FailureForm> &
    Partial<Pick<Endpoint, 'reply'>>,
  services: Services,
): readonly Middleware[] => [
  requestLog(endpoint, services),
  responseHeaders(endpoint, services),
  networkRateLimit(endpoint, services),
  sessionCookie(services),
  problemDetails(endpoint),
]

/** Runs once for each request. */
const outerMiddleware = (endpoint: Endpoint, services: Services): readonly Middleware[] => [
  ...responseMiddleware(endpoint, services),
  deadline(services),
  compression(endpoint),
  conditionalResponse(endpoint),
  methodCheck(endpoint),
  pathEnding(endpoint),
  bodyParser(endpoint),
  inputValidation(endpoint, services),
  suggestions(endpoint),
  credentials(endpoint, services),
  crossSiteCheck(endpoint, services),
  idempotencyKey(services),
]

/** Runs once for each attempt: after a write conflict it runs again with fresh reads. */
const innerMiddleware = (endpoint: Endpoint, services: Services): readonly Middleware[] => [
  unitOfWork(services),
  dryRun(services),
  authentication(endpoint, services),
  subjectRateLimit(endpoint, services),
  idempotency(services),
  pathNames(endpoint),
  authorization(endpoint),
  inputErrors(),
  preconditions(endpoint),
  authorizationAfterInput(endpoint),
  definitionRateLimit(endpoint, services),
]

export const pipeline = (endpoint: Endpoint, services: Services): Handler => {
  const attempt = chain(innerMiddleware(endpoint, services), useCase(endpoint, services))
  const outer = outerMiddleware(endpoint, services)
  const isPage = endpoint.reply.mediaType === pageType
  const run = withLanguageChoice(conflictRetry(attempt, services), services, isPage)
  return chain(outer, run, timeout(services))
}
