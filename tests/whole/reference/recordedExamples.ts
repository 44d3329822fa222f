/**
 * Sends the request of each endpoint in the reference to the demo, and records requests and
 * responses.
 */
import { type DerivedEvent, type FeedEvent, raceEvent } from '#feed/rules/feedEvent.ts'
import { derivedUuid } from '#values/uuid.ts'
import { appendEvents } from '#feed/steps/appendEvents.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import { readUser } from '#access/items/users.ts'
import { newConfirmation } from '../../access/peopleScenarios.ts'
import { Store } from '#table/store.ts'
import type { Reply } from '../../../scripts/requests/requests.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { endpoints } from '../../../functions/routes.ts'
import { type Endpoint, pathParametersOf, type Route } from '#endpoint/endpoint.ts'
import type { Example, Examples } from '../../../scripts/openapi/examples.ts'
import type { Json } from '../../../scripts/openapi/json.ts'
import { regatta } from '../../../scripts/demo/data/regatta.ts'
import { send } from '../../access/scenario.ts'
import { addCompetitor, addPicture, smallPicture } from '../../support/teamPictures.ts'
import { isGenerated } from '../../support/golden.ts'
import type { TestService } from '../../support/functions.ts'
import type { Alone } from '../../support/sameBeginning.ts'
import { trackEvent } from '../../access/clubScenarios.ts'
import { replaceRandomParts, shortened } from './replacedParts.ts'
import { endpointsOfEvents, requestOf, requests } from './requests.ts'
import type { ShownRequest } from '../../access/shownRequest.ts'

const routes = endpoints.flatMap((endpoint) =>
  endpoint.routes.map((route) => ({ endpoint, route })),
)

/** @returns examples by route, some of them from `reviewed` */
export const recordExamples = async (
  service: TestService,
  alone: Alone,
  reviewed: Examples['operations'],
) => {
  const admin = { column: 'admin', name: 'admin', token: service.adminToken } as const
  const recorded: Record<string, Example> = {}
  for (const { endpoint, route } of routes) {
    const record = async () => {
      const request = await requestFor(endpoint, service)
      return exampleOf(endpoint, route, request, await send(service, route, { ...admin }, request))
    }
    const example = isGenerated(endpoint.name) ? await alone(record) : reviewed[route]
    if (example !== undefined) recorded[route] = example
  }
  return recorded
}

/** Some ids are random, and some objects are not in the demo. */
const requestFor = async (endpoint: Endpoint, service: TestService): Promise<ShownRequest> => {
  switch (endpoint.name) {
    case 'endDeviceMapping':
    case 'listTrackingDevices': {
      const { startDeviceMapping } = requests
      const route = `POST ${V}/leaderboards/${regatta}/device_mappings/start`
      await service.request(route, { token: service.adminToken, json: startDeviceMapping?.json })
      return requestOf(endpoint)
    }
    case 'acceptInvitation':
    case 'previewInvitation':
      return { json: { secret: (await invite(service)).secret } }
    case 'confirmEmail': {
      const user = await readUser(new Store(service.services.table), 'commentator')
      if (user === undefined) throw new Error('the demo has no commentator')
      return { json: { secret: await newConfirmation(service, user, 'sailor@example.org') } }
    }
    case 'acceptPasswordReset':
      return { json: { ...requests.acceptPasswordReset?.json, secret: await resetSecret(service) } }
    case 'previewPasswordReset':
      return { json: { secret: await resetSecret(service) } }
    case 'deleteInvitation':
    case 'readInvitation':
      return { values: { id: (await invite(service)).id } }
    case 'listInvitations':
      await invite(service)
      return requestOf(endpoint)
    case 'deleteOwnToken':
    case 'readOwnToken':
      return { token: (await makeToken(service)).token }
    case 'deleteToken':
      return { values: { id: (await makeToken(service)).id } }
    case 'listTokens':
      await makeToken(service)
      return requestOf(endpoint)
    case 'deleteSession':
      return { values: { id: await beginSession(service) } }
    case 'listSessions':
      await beginSession(service)
      return requestOf(endpoint)
    case 'deleteWebhook':
    case 'listDeliveries':
    case 'readWebhook':
    case 'testWebhook':
      return { values: { id: await testedWebhook(service) } }
    case 'listWebhooks':
      await testedWebhook(service)
      return requestOf(endpoint)
    case 'readFeed':
      await addFeedEvents(service)
      return requestOf(endpoint)
    case 'checkinPage': {
      const request = requestOf(endpoint)
      const registrationLinkSecret = request.values?.secret
      await service.request(`PUT ${V}/regattas/${regatta}`, {
        token: service.adminToken,
        json: { registrationLinkSecret },
      })
      return { values: { event_id: await eventIdOf(service), ...request.values } }
    }
    case 'readTeamImage':
      return { values: { imageId: await addPicture(service) } }
    case 'uploadTeamImage':
      return { values: { competitorId: (await addCompetitor(service)).id }, ...smallPicture }
    case 'archiveTrackedEvent':
    case 'deleteTrackedEvent':
    case 'listTrackedEvents':
      await service.request(trackEvent.route, { token: service.adminToken, json: trackEvent.json })
      return requestOf(endpoint)
    default:
      return endpointsOfEvents.has(endpoint.name)
        ? { ...requests[endpoint.name], values: { eventId: await eventIdOf(service) } }
        : requestOf(endpoint)
  }
}

/** Nothing reads the stream of the demo's table here. */
const addFeedEvents = async ({ services }: TestService): Promise<void> => {
  const store = new Store(services.table)
  const regattaId = (await regattaEntity.get(store, regatta))?.id
  const event = (position: number, derived: DerivedEvent): FeedEvent => ({
    ...derived,
    id: derivedUuid('example', String(position)),
    regattaId,
    timeMillis: Date.parse('2040-06-20T10:00:00Z') + position * 1000,
  })
  const race = { raceColumn: 'R1', fleet: 'Default' }
  const course = { version: 2, name: 'Up and down', numberOfLaps: 2, waypoints: 5 }
  const events = [
    raceEvent('race.course.saved', race, course),
    raceEvent('race.tracking.started', race),
  ].map((derived, position) => event(position, derived))
  await appendEvents(store, regatta, [{ id: 'example', regattaName: regatta, events }])
}

const invite = async ({ request, adminToken: token }: TestService) => {
  const json = requests.createInvitation?.json
  const { body } = await request(`POST ${S}/invitation`, { token, json })
  return body as { readonly id: string; readonly secret: string }
}

const resetSecret = async ({ request, adminToken: token }: TestService) => {
  const json = requests.createPasswordReset?.json
  const { body } = await request(`POST ${S}/password_reset`, { token, json })
  return (body as { readonly secret: string }).secret
}

const makeToken = async ({ request, adminToken: token }: TestService) => {
  const json = requests.createToken?.json
  const { body } = await request(`POST ${S}/tokens`, { token, json })
  return body as { readonly id: string; readonly token: string }
}

const beginSession = async ({ request, adminToken: token, adminPassword }: TestService) => {
  const form = { username: 'admin', password: adminPassword }
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0' }
  await request(`POST ${S}/login`, { form, headers })
  const { body } = await request(`GET ${S}/sessions`, { token })
  const [session] = body as readonly { readonly id: string }[]
  return session?.id ?? ''
}

/** The test call leaves a delivery. */
const testedWebhook = async ({ request, adminToken: token }: TestService): Promise<string> => {
  const json = requests.createWebhook?.json
  const { body } = await request(`POST ${V}/webhooks`, { token, json })
  const { id } = body as { readonly id: string }
  await request(`POST ${V}/webhooks/${id}/test`, { token })
  return id
}

const eventIdOf = async ({ request }: TestService): Promise<string> => {
  const { body } = await request(`GET ${V}/events`)
  const [event] = body as readonly { readonly id: string }[]
  return event?.id ?? ''
}

/**
 * Shortens the OpenAPI document, which contains this example, and HTML pages to their beginning.
 */
const shownBody = ({ name }: Endpoint, type: string, { text, body }: Reply): unknown => {
  if (name === 'readTeamImage') return '(the picture)'
  if (type === 'text/html') return `${text.slice(0, 15)} …`
  if (name === 'openapi') return { openapi: (body as Json).openapi, paths: {} }
  return shortened(body ?? text)
}

const exampleOf = (
  endpoint: Endpoint,
  route: Route,
  { values = {}, json, body, headers, isBase64Encoded }: ShownRequest,
  reply: Reply,
): Example => {
  const inPath = pathParametersOf(route)
  const part = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))
  const type = reply.headers['content-type']?.split(';')[0]
  const example: Example = {
    request: {
      path: part((name) => inPath.includes(name)),
      query: part((name) => !inPath.includes(name)),
      ...(json === undefined ? {} : { mediaType: 'application/json', body: json }),
      ...(body === undefined || isBase64Encoded
        ? {}
        : { mediaType: headers?.['content-type'] ?? '', body }),
    },
    reply: {
      status: reply.status,
      ...(reply.text === '' || type === undefined
        ? {}
        : { mediaType: type, body: shownBody(endpoint, type, reply) }),
    },
  }
  return replaceRandomParts(endpoint.name, example) as Example
}
