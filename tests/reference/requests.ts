/**
 * The request that the API reference shows for each endpoint, by name. Each fits the demo, whichever of
 * the others were sent to it before: requests that remove something name what no other one needs.
 */
import type { Endpoint } from '../../lib/http/endpoint.ts'
import { inventoryRequests } from './inventoryRequests.ts'
import { sailingRequests } from './sailingRequests.ts'
import { securityRequests } from './securityRequests.ts'
import { serviceRequests } from './serviceRequests.ts'

export interface ShownRequest {
  /** Fill the parameters of the path. The query holds the others. */
  readonly values?: Readonly<Record<string, string>>
  readonly json?: Readonly<Record<string, unknown>>
}

export type ShownRequests = Readonly<Record<string, ShownRequest>>

export const requests: ShownRequests = {
  ...inventoryRequests,
  ...sailingRequests,
  ...securityRequests,
  ...serviceRequests,
}

/** @throws Error when no request is written down for the endpoint */
export const requestOf = ({ name }: Pick<Endpoint, 'name'>): ShownRequest => {
  const request = requests[name]
  if (request === undefined) throw new Error(`Add a request for ${name} to tests/reference.`)
  return request
}
