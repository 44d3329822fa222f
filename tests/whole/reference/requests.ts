/**
 * The request of each endpoint in the API reference, by name. Each fits the demo, whichever of the
 * others were sent before: requests that remove an object use one that no other request needs.
 */
import type { Endpoint } from '#endpoint/endpoint.ts'
import type { Attempt } from '../../access/scenario.ts'
import { clubRequests } from './clubRequests.ts'
import { competitorRequests } from './competitorRequests.ts'
import { inventoryRequests } from './inventoryRequests.ts'
import { raceLogRequests } from './raceLogRequests.ts'
import { standingsRequests } from './standingsRequests.ts'
import { sailingRequests } from './sailingRequests.ts'
import { securityRequests } from './securityRequests.ts'
import { serviceRequests } from './serviceRequests.ts'
import { webhookRequests } from './webhookRequests.ts'

export interface ShownRequest extends Pick<Attempt, 'body' | 'isBase64Encoded' | 'headers'> {
  /** Fill the parameters of the path. All other values are in the query. */
  readonly values?: Readonly<Record<string, string>>
  readonly json?: Readonly<Record<string, unknown>>
}

export type ShownRequests = Readonly<Record<string, ShownRequest>>

export const requests: ShownRequests = {
  ...clubRequests,
  ...competitorRequests,
  ...inventoryRequests,
  ...raceLogRequests,
  ...sailingRequests,
  ...standingsRequests,
  ...securityRequests,
  ...serviceRequests,
  ...webhookRequests,
}

/** Endpoints whose request needs the id of the event, which is random. */
export const endpointsOfEvents: ReadonlySet<string> = new Set([
  'changeEvent',
  'deleteEvent',
  'listRaceStates',
  'readEvent',
])

/** @throws Error when the endpoint has no request here */
export const requestOf = ({ name }: Pick<Endpoint, 'name'>): ShownRequest => {
  const request = requests[name]
  if (request === undefined) throw new Error(`Add a request for ${name} to tests/reference.`)
  return request
}
