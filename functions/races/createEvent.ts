import '#allEntities'
import { endpoint } from '#endpoint'
import { createdEvent, newEvent } from '#schemas/races/event.ts'
import { randomUUID } from 'node:crypto'
import { creationOwnership } from '#access/creation.ts'
import { unsecured } from '#table/items/securities.ts'
import { signedIn } from '#access/context.ts'
import { requireValid } from '#values/failure.ts'
import { requireMoment } from '#values/time.ts'
import { readLeaderboardGroup } from '#races/items/leaderboardGroups.ts'
import { pageOfParts } from '#races/items/regattaParts.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import { type NewEvent, writeNewEvent } from '#races/steps/newEvents.ts'
import { regattaOf } from '#races/steps/newRegattas.ts'
import {
  endOf,
  startOf,
  timesOfNewEvent,
  usualEvent,
  venueFaults,
  venueOf,
  type WantedEvent,
} from '#races/rules/event.ts'
import { eventFaults, timeZoneOf } from '#races/rules/eventInput.ts'
import type { Regatta } from '#races/rules/regatta.ts'

export const { declaration, handler } = endpoint({
  name: 'createEvent',
  summary: 'Create an event, with its regatta and leaderboard',
  description:
    'All three have the same name, and so has a leaderboard group unless ' +
    '`createleaderboardgroup=false`. The caller owns them, with the default group of the caller, or with ' +
    '`ownGroup=true` a new group for this event only; everybody may read them unless ' +
    '`ispublic=false`. The place is required: `venuename`, or `venuelat` and `venuelng`. Empty texts ' +
    'are treated as absent, except an empty `venuename`, which is a place without a name. The ' +
    'description is the name at first. The regatta gets a registration link. Everybody with its ' +
    'secret may read the event, the regatta and the leaderboard, and register unless ' +
    '`competitorRegistrationType` is `CLOSED`.',
  routes: ['POST /sailingserver/api/v1/events/createEvent'],
  guard: { kind: 'type', type: 'EVENT' },
  input: newEvent,
  refusesUnknownNames: ['series'],
  emptyIsAbsent: [
    'eventName',
    'baseurl',
    'boatclassname',
    'entriesCloseAt',
    'competitorRegistrationType',
    'rankingMetric',
    'secret',
    'startdate',
    'enddate',
  ],
  load: ({ context: { store }, input: { eventName: name } }) =>
    name === undefined
      ? undefined
      : Promise.all([
          regattaEntity.get(store, name),
          store.query(pageOfParts(name)),
          readLeaderboardGroup(store, name),
        ]),
  reply: { status: 200, body: createdEvent },
  errors: ['already-exists', 'unknown-reference'],
  /** @param origin the address of the service as the client knows it */
  run: async ({ context, input: wanted, origin }) => {
    signedIn(context)
    requireValid(
      eventFaults(wanted),
      venueFaults(wanted).length === 0 ? undefined : { name: 'NO_VENUE', code: 1 },
    )
    const { eventName: name = newEventName(context.nowMillis), boatclassname = null } = wanted
    const venue = venueOf(wanted)
    const hasRegatta = wanted.createregatta !== false
    const event = {
      ...usualEvent,
      id: randomUUID(),
      name,
      ...timesOfNewEvent(wanted, context.nowMillis),
      description: name,
      venue,
      timeZone: timeZoneOf(wanted.timeZone, venue.location),
      regattas: hasRegatta ? [{ name, boatClass: boatclassname }] : [],
      baseUrl: wanted.baseurl ?? `${origin}/sailingserver/api/`,
    }
    const acl = wanted.ispublic === false ? [] : [{ groupId: null, actions: ['READ'] }]
    const security = { ...unsecured, ...(await creationOwnership(context)), acl }
    const regattas = hasRegatta ? [{ regatta: newRegatta(event, wanted), security }] : []
    const hasLeaderboardGroup = wanted.createleaderboardgroup !== false
    const hasOwnGroup = wanted.ownGroup === true
    const parts = { event, security, regattas, hasLeaderboardGroup, hasOwnGroup }
    const made = await writeNewEvent(context, parts)
    const warnings = hasRegatta ? warningsOf(name) : []
    return { ...made, ...(warnings.length > 0 && { warnings }) }
  },
})

/** Existing clients percent-encode names, and the gateway changes these characters in a path. */
const unsafeInPaths = { '/': 'slash', '?': 'question-mark', '%': 'percent' }

const warningsOf = (name: string) =>
  Object.entries(unsafeInPaths)
    .filter(([character]) => name.includes(character))
    .map(([character, code]) => ({
      parameter: 'eventName',
      code,
      detail:
        `contains \`${character}\`: the app Sail Insight cannot open a regatta with such a name. A ` +
        'regatta keeps its name, so delete the event and create another one',
    }))

/** @example 'Event 2026-06-20 4f2a9c1b' */
const newEventName = (nowMillis: number): string =>
  `Event ${new Date(nowMillis).toISOString().slice(0, 10)} ${randomUUID().slice(0, 8)}`

const newRegatta = (event: NewEvent['event'], wanted: WantedEvent): Regatta => {
  const regatta = regattaOf(event, event.name, wanted)
  return {
    ...regatta,
    boatClass: wanted.boatclassname ?? null,
    registration: wanted.competitorRegistrationType ?? 'CLOSED',
    rankingMetric: wanted.rankingMetric ?? 'ONE_DESIGN',
    registrationLinkSecret: wanted.secret ?? regatta.registrationLinkSecret,
    entriesCloseMillis:
      wanted.entriesCloseAt === undefined
        ? null
        : requireMoment(wanted.entriesCloseAt, '/entriesCloseAt'),
    startMillis: startOf(wanted),
    endMillis: endOf(wanted),
    discardThresholds: wanted.leaderboardDiscardThresholds ?? [],
    penaltyBase: wanted.penaltyBase ?? 'entries',
  }
}
