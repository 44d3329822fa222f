/** Requests that several flows of the app send: how it creates an event, and how it reads one. */
import { V } from '../../../../scripts/requests/paths.ts'
import { type Answer, type App, type Fields, type Query, Refusal } from './app.ts'

export interface AppEvent {
  readonly eventId: string
  /** The name of the regatta, and of the leaderboard. */
  readonly name: string
  readonly secret: string
  readonly url: string
}

export const races = ['R1', 'R2', 'R3']

export const regattaPath = ({ name }: Pick<AppEvent, 'name'>, rest = ''): string =>
  `${V}/regattas/${encodeURIComponent(name)}${rest}`
export const leaderboardPath = ({ name }: Pick<AppEvent, 'name'>, rest = ''): string =>
  `${V}/leaderboards/${encodeURIComponent(name)}${rest}`
export const standingsPath = (event: AppEvent): string =>
  leaderboardPath(event).replace(V, '/sailingserver/api/v2')
const trackedEventPath = ({ eventId, name }: AppEvent): string =>
  `${V}/trackedevents/${eventId}/${encodeURIComponent(name)}`

/** The form with which the app creates an event with three races. */
export const eventForm = (
  { name, secret, url }: Omit<AppEvent, 'eventId'>,
  more: Query = {},
): readonly (readonly [string, string])[] => [
  ...Object.entries({
    secret,
    startdate: '2026-06-20T08:00:00.000Z',
    enddate: '2026-06-20T18:00:00.000Z',
    baseurl: url,
    eventName: name,
    venuename: 'Kiel',
    ispublic: 'false',
    competitorRegistrationType: 'OPEN_UNMODERATED',
    createleaderboardgroup: 'true',
    createregatta: 'true',
    numberofraces: '3',
    rankingMetric: 'ONE_DESIGN',
    boatclassname: '49er',
    ...more,
  }),
  ['leaderboardDiscardThresholds', '2'],
  ['leaderboardDiscardThresholds', '4'],
]

/** Sends the form of an event. */
export const createEvent = async (
  app: App,
  event: Omit<AppEvent, 'eventId'>,
  more?: Query,
): Promise<AppEvent> => {
  const { body } = await app.postForm(`${V}/events/createEvent`, eventForm(event, more))
  return { ...event, eventId: (body as { readonly eventid: string }).eventid }
}

/** Names the races for tracking, all at once. */
export const denoteRaces = (app: App, event: AppEvent): Promise<readonly Answer[]> =>
  Promise.all(
    races.map((race) =>
      app.post(leaderboardPath(event, '/denoteForTracking'), {
        raceColumnName: race,
        raceName: race,
        fleetName: 'Default',
      }),
    ),
  )

/** Stores the event in the list of the user. */
export const trackEvent = (
  app: App,
  event: AppEvent,
  trackedElements: readonly TrackedElement[],
  isArchived = false,
): Promise<Answer> => {
  const { secret: regattaSecret, url } = event
  return app.put(trackedEventPath(event), { isArchived, trackedElements, regattaSecret, url })
}

export interface TrackedElement {
  readonly deviceId: string
  readonly competitorId?: string
  readonly boatId?: string
  readonly markId?: string
}

/** The parts of an event that the app keeps. */
export interface EventOnPhone {
  readonly event: Fields
  readonly leaderboard: Fields
  readonly regatta: Fields
  readonly races: Fields
  readonly times: readonly Fields[]
  readonly elements: readonly Fields[]
}

/**
 * Reads an event with the secret of its link, in parallel.
 * @throws Refusal when one of the requests fails
 */
export const readEvent = async (
  app: App,
  event: AppEvent,
  trackedElements: readonly TrackedElement[] = [],
): Promise<EventOnPhone> => {
  const { eventId, secret } = event
  const read = async (path: string, more: Query = {}) =>
    (await app.get(path, { secret, ...more })).body as Fields
  const readTimes = async () => {
    const list = await read(regattaPath(event, '/races'))
    const names = (list.races as readonly { readonly name: string }[]).map(({ name }) => name)
    const paths = names.map((name) =>
      regattaPath(event, `/races/${encodeURIComponent(name)}/times`),
    )
    return { list, times: await Promise.all(paths.map((path) => read(path))) }
  }
  const [head, leaderboard, regatta, { list, times }, elements] = await Promise.all([
    read(`${V}/events/${eventId}`),
    read(standingsPath(event), { raceDetails: 'ALL', showOnlyCompetitorsWithIdsProvided: 'false' }),
    read(regattaPath(event)),
    readTimes(),
    Promise.all(
      trackedElements.map(({ competitorId, boatId, markId }) => {
        if (markId !== undefined) return read(leaderboardPath(event, `/marks/${markId}`))
        const path =
          competitorId === undefined ? `boats/${String(boatId)}` : `competitors/${competitorId}`
        return read(`${V}/${path}`, { leaderboardName: event.name })
      }),
    ),
  ])
  return { event: head, leaderboard, regatta, races: list, times, elements }
}

interface TrackedEvent {
  readonly eventId: string
  readonly leaderboardName: string
  readonly url: string
  readonly regattaSecret: string
  readonly trackedElements: readonly TrackedElement[]
}

export const readTrackedEvents = async (app: App): Promise<readonly TrackedEvent[]> => {
  const { body } = await app.get(`${V}/trackedevents`, { includeArchived: 'false' })
  return (body as { readonly trackedEvents: readonly TrackedEvent[] }).trackedEvents
}

/** Reads every event of the list. An event that cannot be read is left out. */
export const listEvents = async (app: App): Promise<readonly EventOnPhone[]> => {
  const found = await readTrackedEvents(app)
  const read = await Promise.all(
    found.map(async ({ eventId, leaderboardName: name, regattaSecret: secret, ...more }) =>
      readEvent(app, { eventId, name, secret, url: more.url }, more.trackedElements).catch(
        (error: unknown) => {
          if (error instanceof Refusal || error instanceof SyntaxError) return undefined
          throw error
        },
      ),
    ),
  )
  return read.filter((event) => event !== undefined)
}
