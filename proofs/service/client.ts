/** A client of the service that knows the outcome of its requests, as far as it can be known. */
import {
  type Reply,
  type RequestOptions,
  type SentRequest,
  sentRequest,
} from '../../harness/client.ts'
import { newId } from '../../harness/ids.ts'
import type { FaultyEngine } from '../faultyEngine/faultyEngine.ts'
import { ProcessKilled, type ServiceProcess } from './serviceProcess.ts'

/** `unknown`: the server failed or ended, and may have made the change, or may still make it. */
export type Outcome = 'done' | 'refused' | 'unknown'

export interface ClientReply extends Pick<Reply, 'status' | 'body'> {
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
    faults.close(id, reply.outcome === 'unknown')
    return reply
  }

const send = async (service: ServiceProcess, sent: SentRequest): Promise<ClientReply> => {
  try {
    const { status, text, body = text } = await service.send(sent)
    return { outcome: outcomeOf(status), status, body }
  } catch (error) {
    if (!(error instanceof ProcessKilled)) throw error
    return { outcome: 'unknown', status: 0, body: undefined }
  }
}

const outcomeOf = (status: number): Outcome => {
  if (status >= 500) return 'unknown'
  return status >= 400 ? 'refused' : 'done'
}
