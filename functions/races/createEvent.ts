import '#allEntities'
import { endpoint } from '#endpoint'
import { createdEvent, newEvent } from '#schemas/races/event.ts'
import { randomUUID } from 'node:crypto'
import { authorizeCreation } from '#access/authorize.ts'
import { creationOwnership } from '#access/creation.ts'
import { putSecurity, unsecured } from '#table/items/securities.ts'
import { namedObject } from '#values/objectId.ts'
import { signedIn } from '#access/context.ts'
import type { Context } from '#endpoint/context.ts'
import { TableConflict } from '#table/errors.ts'
import type { Write } from '#table/items.ts'
import { Failure, requireValid } from '#values/failure.ts'
import { requireMoment } from '#values/time.ts'
import { pathForm } from '#values/pathName.ts'
import { putEvent } from '#races/items/events.ts'
import { pageOfParts, removalOfParts } from '#races/items/regattaParts.ts'
import { reservedLooks } from '#races/steps/regattaLooks.ts'
import { putNewRegatta, regattaEntity } from '#races/items/regattas.ts'
import {
  endOf,
  eventFaults,
  nameOfFleet,
  type NewFleet,
  type SailingEvent,
  startOf,
  timeZoneOf,
  timesOfNewEvent,
  usualEvent,
  venueFaults,
  venueOf,
  type WantedEvent,
} from '#races/rules/event.ts'
import { courseAreaId, type Regatta, type Series, usualRegatta } from '#races/rules/regatta.ts'
import { newRaceColumns, requireFewRaces } from '#races/steps/raceColumns.ts'

export const { declaration, handler } = endpoint({
  name: 'createEvent',
  summary: 'Create an event, with its regatta and leaderboard',
  description:
    'All three have the same name. The caller owns them; everybody may read them unless ' +
    '`ispublic=false`. The place is required: `venuename`, or `venuelat` and `venuelng`. Empty texts ' +
    'are treated as absent, except an empty `venuename`, which is a place without a name. The ' +
    'description is the name at first. The regatta gets a registration link. Everybody with its ' +
    'secret may read the event, the regatta and the leaderboard, and register unless ' +
    '`competitorRegistrationType` is `CLOSED`.',
  routes: ['POST /sailingserver/api/v1/events/createEvent'],
  guard: { kind: 'type', type: 'EVENT' },
  input: newEvent,
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
      : Promise.all([regattaEntity.get(store, name), store.query(pageOfParts(name))]),
  reply: { status: 200, body: createdEvent },
  errors: ['already-exists'],
  /** @param origin the address of the service as the client knows it */
  run: async ({ context, input: wanted, origin }) => {
    signedIn(context)
    requireValid(
      eventFaults(wanted),
      venueFaults(wanted).length === 0 ? undefined : { name: 'NO_VENUE', code: 1 },
    )
    const { eventName: name = newEventName(context.nowMillis) } = wanted
    const venue = venueOf(wanted)
    const event: SailingEvent = {
      ...usualEvent,
      id: randomUUID(),
      name,
      ...timesOfNewEvent(wanted, context.nowMillis),
      description: name,
      venue,
      timeZone: timeZoneOf(wanted.timeZone, venue.location),
      regattaName: wanted.createregatta === false ? null : name,
      baseUrl: wanted.baseurl ?? `${origin}/sailingserver/api/`,
    }
    const regatta = event.regattaName === null ? [] : [newRegatta(event, wanted)]
    const objects = [
      { type: 'EVENT', id: event.id },
      ...regatta.flatMap(() => ['REGATTA', 'LEADERBOARD'].map((type) => namedObject(type, name))),
    ]
    for (const { type, id } of objects) await authorizeCreation(context, type, id)
    const acl = wanted.ispublic === false ? [] : [{ groupId: null, actions: ['READ'] }]
    const security = { ...unsecured, ...(await creationOwnership(context)), acl }
    const leftOver = regatta.length === 0 ? [] : await leftOverParts(context, name)
    const looks = regatta.length === 0 ? [] : await reservedLooks(name)
    const warnings = regatta.length === 0 ? [] : warningsOf(name)
    await writeNew(context, name, { own: regatta.flatMap(putNewRegatta), looks }, [
      ...leftOver,
      putEvent(event, 'absent'),
      ...objects.map((object) => putSecurity(object, security, 'any')),
    ])
    return {
      eventid: event.id,
      eventname: name,
      eventstartdate: event.startMillis,
      eventenddate: event.endMillis,
      leaderboardgroupid: null,
      regatta: event.regattaName,
      leaderboard: event.regattaName,
      registrationSecret: regatta[0]?.registrationLinkSecret ?? null,
      ...(warnings.length > 0 && { warnings }),
    }
  },
})

const defaultSeries = [{ name: 'Default', fleets: ['Default'] }]

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

/** Removes what a request wrote below a regatta of this name while another request deleted it. */
const leftOverParts = async ({ store }: Context, name: string) =>
  (await regattaEntity.get(store, name)) === undefined ? removalOfParts(store, name) : []

/** @example 'Event 2026-06-20 4f2a9c1b' */
const newEventName = (nowMillis: number): string =>
  `Event ${new Date(nowMillis).toISOString().slice(0, 10)} ${randomUUID().slice(0, 8)}`

const newRegatta = (event: SailingEvent, wanted: WantedEvent): Regatta => {
  const series = (wanted.series ?? defaultSeries).map(({ name, fleets }, position) => {
    const count = position === 0 ? (wanted.numberofraces ?? 0) : 0
    return {
      name,
      fleets: fleets.map(nameOfFleet),
      ...orderOf(fleets),
      raceColumns: newRaceColumns({ series: [] }, 'R', count),
    }
  })
  requireFewRaces({ series })
  return {
    ...usualRegatta,
    id: randomUUID(),
    name: event.name,
    eventId: event.id,
    boatClass: wanted.boatclassname ?? null,
    registration: wanted.competitorRegistrationType ?? 'CLOSED',
    rankingMetric: wanted.rankingMetric ?? 'ONE_DESIGN',
    registrationLinkSecret: wanted.secret ?? randomUUID(),
    entriesCloseMillis:
      wanted.entriesCloseAt === undefined
        ? null
        : requireMoment(wanted.entriesCloseAt, '/entriesCloseAt'),
    startMillis: startOf(wanted),
    endMillis: endOf(wanted),
    courseAreaId: courseAreaId(event.id),
    timeZone: event.timeZone,
    discardThresholds: wanted.leaderboardDiscardThresholds ?? [],
    series,
  }
}

const orderOf = (fleets: readonly NewFleet[]): Pick<Series, 'fleetOrder'> => {
  const fleetOrder = fleets.flatMap((one) =>
    typeof one === 'string' || one.orderNo === undefined
      ? []
      : [{ fleet: one.name, orderNo: one.orderNo }],
  )
  return fleetOrder.length === 0 ? {} : { fleetOrder }
}

/**
 * @param own fail if a regatta has the name; the first one fails for exactly the same name
 * @param looks fail if a regatta has a name that looks like it
 * @throws Failure `already-exists`
 */
const writeNew = async (
  { store }: Context,
  name: string,
  { own, looks }: { readonly own: readonly Write[]; readonly looks: readonly Write[] },
  others: readonly Write[],
): Promise<void> => {
  try {
    await store.write([...own, ...looks, ...others])
  } catch (error) {
    const failed = error instanceof TableConflict ? error.failed : []
    const taken = failed.filter((position) => position < own.length + looks.length)
    if (taken.length === 0) throw error
    const isInPath = taken.some((position) => position < own.length)
    const detail = taken.includes(0)
      ? `There is a regatta ${name} already.`
      : isInPath
        ? `There is a regatta already whose name in paths is ${pathForm(name)}, like that of ${name}.`
        : `There is a regatta already whose name looks like ${name}. Choose another name.`
    const clientError = { name: 'REGATTA_ALREADY_EXISTS', code: 4 }
    throw new Failure('already-exists', detail, { clientError })
  }
}
