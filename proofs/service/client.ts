/** A client of the service: its requests, and the responses that it gets. */
import { randomUUID } from 'node:crypto'
import type { FaultyEngine } from '../faultyEngine/faultyEngine.ts'
import type { ServiceRequest } from './serviceRequest.ts'
import { Gone, type ServiceProcess } from './services.ts'

/** `unknown`: the server failed or ended, and may have made the change, or may still make it. */
export type Outcome = 'done' | 'refused' | 'unknown'

export interface Heard {
  readonly outcome: Outcome
  /** 0: no response. */
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export type Asked = Omit<ServiceRequest, 'id'>

/** @param id of the request, for callers that need it in advance */
export type Client = (asked: Asked, id?: string) => Promise<Heard>

/** @param pick chooses the process of the next request */
export const clientOf =
  (faults: FaultyEngine, pick: () => ServiceProcess): Client =>
  async (asked, id = randomUUID()) => {
    const heard = await hear(pick(), { ...asked, id })
    faults.close(id, heard.outcome === 'unknown')
    return heard
  }

const hear = async (service: ServiceProcess, request: ServiceRequest): Promise<Heard> => {
  try {
    const { status, text, headers } = await service.ask(request)
    if (status === -1) throw new Error(`${request.route} got no response: ${text}`)
    const isJson = headers['content-type']?.includes('json') === true && text !== ''
    const body = isJson ? (JSON.parse(text) as unknown) : text
    return { outcome: outcomeOf(status), status, body, headers }
  } catch (error) {
    if (!(error instanceof Gone)) throw error
    return { outcome: 'unknown', status: 0, body: undefined, headers: {} }
  }
}

const outcomeOf = (status: number): Outcome =>
  status >= 500 ? 'unknown' : status >= 400 ? 'refused' : 'done'
