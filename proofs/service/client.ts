/** A client of the service that knows the outcome of its requests, as far as it can be known. */
import {
  type Reply,
  type Request,
  type RequestOptions,
  type SentRequest,
  sentRequest,
} from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import type { FaultyEngine } from '../faultyEngine/faultyEngine.ts'
import { ProcessKilled, type ServiceProcess } from './serviceProcess.ts'

/** `unknown`: the server failed or ended, and may have made the change, or may still make it. */
type Outcome = 'done' | 'refused' | 'unknown'

/** The status is 0 when the process was killed. */
export interface ClientReply extends Reply {
  readonly outcome: Outcome
}

export interface ClientRequest extends RequestOptions {
  /** Method and path with query: `GET /health?a=b`. */
  readonly route: string
}

/** @param id of the request, for callers that need it in advance */
export type Client = (request: ClientRequest, id?: string) => Promise<ClientReply>

/** @param pick chooses the process of the next request */
export const clientOf =
  (faults: FaultyEngine, pick: () => ServiceProcess): Client =>
  async ({ route, ...options }, id = newId()) => {
    const headers = { ...options.headers, 'x-request-id': id }
    const reply = await send(pick(), sentRequest(route, { ...options, headers }))
    faults.close(id)
    return reply
  }

/** The same client in the form of the harness. */
export const requestsOf =
  (client: Client): Request =>
  (route, options) =>
    client({ route, ...options })

const send = async (service: ServiceProcess, sent: SentRequest): Promise<ClientReply> => {
  try {
    const reply = await service.send(sent)
    return { ...reply, outcome: outcomeOf(reply.status) }
  } catch (error) {
    if (!(error instanceof ProcessKilled)) throw error
    return { ...noReply, outcome: 'unknown' }
  }
}

const noReply: Reply = { status: 0, headers: {}, cookies: [], text: '', body: undefined }

const outcomeOf = (status: number): Outcome => {
  if (status >= 500) return 'unknown'
  return status >= 400 ? 'refused' : 'done'
}
