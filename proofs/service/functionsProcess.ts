/**
 * One process of the service: serves the functions over HTTP, without a gateway. Its only addition
 * is a header that names the client's request in every call to the table.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { endpoints } from '../../functions/routes.ts'
import { readReply, type Reply } from '../../scripts/requests/requests.ts'
import { functionsInProcess } from '../../scripts/requests/functions.ts'
import { serveOverHttp } from '../../harness/httpServer.ts'
import { createServices } from '#endpoint/services.ts'
import '../../tests/support/quietLog.ts'
import { requestHeader } from '../faultyEngine/engineCall.ts'

const services = createServices(process.env)
const functions = functionsInProcess(endpoints, services)
const requestIds = new AsyncLocalStorage<string>()

const moveClock = (aheadMillis: number): void => {
  const now = Date.now.bind(Date)
  Date.now = () => now() + aheadMillis
}

const nameRequestInCalls = (client: DynamoDBDocumentClient): void => {
  client.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> }
      headers[requestHeader] = requestIds.getStore() ?? ''
      return next(args)
    },
    { step: 'build', name: 'requestOfClient' },
  )
}

/** The service without retries of the SDK. */
const oneAttempt = {
  mode: 'standard',
  acquireInitialRetryToken: () =>
    Promise.resolve({ getRetryCount: () => 0, getRetryDelay: () => 0 }),
  refreshRetryTokenForRetry: () => Promise.reject(new Error('retries are switched off')),
  recordSuccess: () => undefined,
}

/** A handler never throws. A proof reports this response as an error of the service. */
const uncaught = (error: unknown): Reply =>
  readReply({ status: 500, headers: {}, cookies: [], text: String(error) })

const clockAhead = Number(process.env.CLOCK_AHEAD_MILLIS ?? '0')
if (clockAhead !== 0) moveClock(clockAhead)
const client = services.table.client as DynamoDBDocumentClient
nameRequestInCalls(client)
if (process.env.TABLE_ATTEMPTS === '1') {
  client.config.retryStrategy = () => Promise.resolve(oneAttempt)
}
const { baseUrl } = await serveOverHttp((sent) =>
  requestIds.run(sent.headers['x-request-id'] ?? '', () => functions(sent).catch(uncaught)),
)
console.log(`The functions are ready at ${baseUrl}`)
