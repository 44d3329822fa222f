/**
 * The request of each endpoint in the API reference, by name. Each fits the demo, whichever of the
 * others were sent before: requests that remove an object use one that no other request needs.
 */
import type { Endpoint } from '#endpoint/endpoint.ts'
import type { ShownRequest, ShownRequests } from '../../access/shownRequest.ts'
import { clubRequests } from '../../access/clubScenarios.ts'
import { competitorRequests } from '../../access/competitorScenarios.ts'
import { fileRequests } from '../../access/fileScenarios.ts'
import { inventoryRequests } from '../../access/inventoryScenarios.ts'
import { raceLogRequests } from '../../access/raceLogScenarios.ts'
import { resultsRequests } from '../../access/resultsScenarios.ts'
import { sailingRequests } from '../../access/sailingScenarios.ts'
import { peopleRequests } from '../../access/peopleScenarios.ts'
import { securityRequests } from '../../access/securityScenarios.ts'
import { serviceRequests } from '../../access/serviceScenarios.ts'
import { webhookRequests } from '../../access/webhookScenarios.ts'

export const requests: ShownRequests = {
  ...clubRequests,
  ...competitorRequests,
  ...fileRequests,
  ...inventoryRequests,
  ...raceLogRequests,
  ...sailingRequests,
  ...resultsRequests,
  ...peopleRequests,
  ...securityRequests,
  ...serviceRequests,
  ...webhookRequests,
}

/** Endpoints whose request needs the id of the event, which is random. */
export const endpointsOfEvents: ReadonlySet<string> = new Set([
  'changeEvent',
  'copyEvent',
  'createGroupOfEvent',
  'createRegatta',
  'deleteEvent',
  'eventPage',
  'listRaceStates',
  'readEvent',
])

/** @throws Error when the endpoint has no request here */
export const requestOf = ({ name }: Pick<Endpoint, 'name'>): ShownRequest => {
  const request = requests[name]
  if (request === undefined)
    throw new Error(`Add a request for ${name} to its file in tests/access.`)
  return request
}
