/** All races of a regatta are one item, so that a change of several races is one write. */
import {
  decodeObjectId,
  encodedIfShort,
  namedObject,
  type ObjectReference,
} from '#values/objectId.ts'
import { registerObjects } from '#table/registry.ts'
import {
  trackedRaceNamed,
  courseAreaId,
  usualRegatta,
  type Carry,
  type PenaltyBase,
  type RankingMetric,
  type Regatta,
  type RegistrationType,
  type ScoringSettings,
  type Series,
  type Stage,
} from '../rules/regatta.ts'
import type { StoredResource } from '#table/recordedChanges.ts'
import { Failure, sentence } from '#values/failure.ts'
import {
  decodedName,
  hasSharedPathForms,
  namesOfSegment,
  namesWithPathForm,
  pathForm,
} from '#values/pathName.ts'
import {
  type RaceFact,
  raceFacts,
  type RaceLog,
  type RaceLogEvent,
  type StartProcedure,
} from '../rules/raceLog.ts'
import {
  boolean,
  either,
  enumerated,
  json,
  jsonText,
  list,
  map,
  nullable,
  number,
  optional,
  parseJson,
  text,
} from '#table/attributes.ts'
import {
  entity,
  listed,
  listedAttributes,
  recorded,
  withheld,
  type Decoded,
} from '#table/entity.ts'
import type { Expected, Item, Reader, Stored, Write } from '#table/items.ts'
import type { Key } from '#table/key.ts'
import { contentOf, idOfName, nameOf, without } from '#table/resources.ts'

const dividedCarry = {
  divide: number,
  rounding: enumerated<'halfUp' | 'truncate'>(),
  decimals: number,
}

const scoringSettings = {
  system: enumerated<ScoringSettings['system']>(),
  firstPlacePoints: optional(number),
  average: optional(
    map({
      of: enumerated<'points' | 'possible'>(),
      minimumRaces: optional(number),
      minimumShare: optional(number),
    }),
  ),
  counts: optional(either(map({ best: number }), map({ share: number }))),
  dutyRaces: optional(number),
}

const attributes = {
  ...listedAttributes,
  id: optional(text),
  name: text,
  eventId: text,
  boatClass: nullable(text),
  registration: enumerated<RegistrationType>(),
  // Items of old tables have fewer fields.
  rankingMetric: optional(enumerated<RankingMetric>()),
  registrationLinkSecret: optional(nullable(text)),
  entriesCloseMillis: optional(nullable(number)),
  startMillis: optional(nullable(number)),
  endMillis: optional(nullable(number)),
  series: list(
    map({
      name: text,
      fleets: list(text),
      fleetOrder: optional(list(map({ fleet: text, orderNo: number }))),
      stage: optional(enumerated<Stage>()),
      carry: optional(either(enumerated<Exclude<Carry, object>>(), map(dividedCarry))),
      leftover: optional(enumerated<NonNullable<Series['leftover']>>()),
      maximumNumberOfDiscards: optional(number),
      raceColumns: list(
        map({
          id: text,
          name: text,
          factor: optional(number),
          isDiscardable: optional(boolean),
          firstPlace: optional(number),
        }),
      ),
    }),
  ),
  trackedRaces: list(map({ raceColumnId: text, fleet: text, name: text, isTracking: boolean })),
  courseAreaId: optional(nullable(text)),
  timeZone: optional(nullable(text)),
  useStartTimeInference: optional(boolean),
  controlTrackingFromStartAndFinishTimes: optional(boolean),
  autoRestartTrackingUponCompetitorSetChange: optional(boolean),
  buoyZoneRadiusInHullLengths: optional(nullable(number)),
  leaderboardDisplayName: optional(nullable(text)),
  discardThresholds: optional(list(number)),
  penaltyBase: optional(enumerated<PenaltyBase>()),
  scoring: optional(map(scoringSettings)),
  scoringComment: optional(nullable(text)),
  raceLogs: optional(json<readonly PackedRaceLog[]>()),
  racesWithStartTag: optional(list(text)),
}

const raceLogsIn = ({ raceLogs }: Decoded<typeof attributes>): readonly RaceLog[] =>
  raceLogs === undefined ? [] : unpackRaceLogs(parseJson(raceLogs))

/** Attributes that are not in the content of the regatta, but in that of its leaderboard or of a race. */
const shownApart = [
  'id',
  'name',
  'series',
  'trackedRaces',
  'raceLogs',
  'racesWithStartTag',
  'leaderboardDisplayName',
  'discardThresholds',
  'penaltyBase',
  'scoring',
  'scoringComment',
  'registrationLinkSecret',
] as const

/** The name and the fleets, and the settings of its stage if it has one. */
const shownSeries = ({ name, fleets, ...others }: Series) => {
  const settings = without(others, 'fleetOrder', 'raceColumns')
  const isSet = Object.values(settings).some((value) => value !== undefined)
  return [name, fleets, ...(isSet ? [settings] : [])]
}

const contentOfLeaderboard = (item: Decoded<typeof attributes>) => {
  const { leaderboardDisplayName, discardThresholds, penaltyBase, scoring, scoringComment } = item
  return { leaderboardDisplayName, discardThresholds, penaltyBase, scoring, scoringComment }
}

/** The item also contains the leaderboard of the same name and the races. */
const resources = (item: Decoded<typeof attributes>): readonly StoredResource[] => {
  const { name, series, trackedRaces, racesWithStartTag: withStartTag = [] } = item
  const others = without(contentOf(item), ...shownApart)
  const { registrationLinkSecret = null } = item
  const raceLogs = raceLogsIn(item)
  const own = { type: 'REGATTA', id: idOfName(name) }
  const leaderboard = { ...own, type: 'LEADERBOARD' }
  const resource = (
    what: StoredResource['what'],
    object: ObjectReference,
    more: Partial<StoredResource>,
  ) => ({
    what,
    ...object,
    identity: object.id,
    content: {},
    seenBy: { objects: [object] },
    ...more,
  })
  return [
    resource('object', own, {
      name,
      content: {
        ...others,
        series: series.map(shownSeries),
        registrationLink: registrationLinkSecret,
      },
    }),
    resource('object', leaderboard, { name, content: contentOfLeaderboard(item) }),
    ...series.flatMap(({ raceColumns }) =>
      raceColumns.map((column) => {
        const raceLog = raceLogs.filter(({ raceColumnId }) => raceColumnId === column.id)
        const hasStartTag = withStartTag.some((id) => id.startsWith(`${column.id}/`))
        const content = {
          ...without(column, 'id', 'name'),
          ...(raceLog.length === 0 ? {} : { raceLog }),
          ...(hasStartTag ? { hasStartTag } : {}),
        }
        return resource('raceColumn', own, { name: column.name, identity: column.id, content })
      }),
    ),
    ...trackedRaces.map(({ name: race, isTracking }) => {
      const object = namedObject('TRACKED_RACE', name, race)
      return resource('object', object, { name: race, content: { isTracking } })
    }),
  ]
}

/** Regatta: a regatta with its races, also for the leaderboard of the same name. */
export const regattaEntity = entity('regatta', 'OBJECT#REGATTA#<regatta>#', 'REGATTA', {
  attributes,
  object: { type: 'REGATTA', keyOf: (id): Key => regattaEntity.key(nameOf(id)) },
  keyParts: ({ name }) => [name],
  resources,
  audited: {
    // Records tell that the secret was set, but never the secret.
    registrationLink: withheld,
    ...recorded(
      'eventId',
      'boatClass',
      'registration',
      'series',
      'isTracking',
      'rankingMetric',
      'entriesCloseMillis',
      'startMillis',
      'endMillis',
      'courseAreaId',
      'timeZone',
      'buoyZoneRadiusInHullLengths',
      'useStartTimeInference',
      'controlTrackingFromStartAndFinishTimes',
      'autoRestartTrackingUponCompetitorSetChange',
      'raceLog',
      'hasStartTag',
      'leaderboardDisplayName',
      'discardThresholds',
      'penaltyBase',
      'scoring',
      'scoringComment',
      'factor',
      'isDiscardable',
      'firstPlace',
    ),
  },
})

/** Regatta path: makes names of regattas unique in paths; only for names that paths can
 * contain in another form. */
export const regattaPathEntity = entity(
  'regattaPath',
  'REGATTA_PATH#<name in paths>#',
  'REGATTA_PATH',
  {
    attributes: { name: text },
    keyParts: ({ name }) => [pathForm(name)],
    references: ({ name }) => [{ key: regattaEntity.key(name) }],
  },
)

/** Regatta look: makes names of regattas unique to the eye. A name has up to four forms for comparison. */
export const regattaLookEntity = entity('regattaLook', 'REGATTA_LOOK#<form>#', 'REGATTA_LOOK', {
  attributes: { name: text },
  references: ({ name }) => [{ key: regattaEntity.key(name) }],
})

export const racesIn = (item: Item | undefined) => regattaEntity.decodeAny(item)

export type StoredRegatta = Stored<Regatta>

const ownAttributes: ReadonlySet<string> = new Set(
  Object.keys(without(attributes, 'raceLogs', ...Object.keys(listedAttributes))),
)

/** The limit of an item is 400 KB. Only long names of many races come near this limit. */
const regattaBytesMax = 350_000

/** Reads a regatta by its name in a path. Escapes count if no regatta has the literal name. */
export const readRegatta = async (store: Reader, name: string) => {
  for (const meant of namesOfSegment(name)) {
    const item = await regattaEntity.get(store, meant)
    if (item !== undefined) return { ...regattaOf(item), item }
  }
  return undefined
}

/** @throws Failure `invalid-input` when the names in the regatta need too much space */
export const putRegatta = (regatta: Regatta, expected: Expected): Write => {
  const { name, raceLogs } = regatta
  const values = Object.entries(regatta).filter(([key]) => ownAttributes.has(key))
  const content = {
    ...(Object.fromEntries(values) as Omit<Regatta, 'raceLogs'>),
    ...(raceLogs.length === 0 ? {} : { raceLogs: jsonText(packRaceLogs(raceLogs)) }),
  }
  if (Buffer.byteLength(JSON.stringify(content)) > regattaBytesMax) {
    const detail = sentence`A regatta takes at most ${regattaBytesMax} bytes. Use shorter names.`
    throw new Failure('invalid-input', detail)
  }
  const all = { ...content, ...listed('REGATTA', idOfName(name), name) }
  return regattaEntity.put([name], all, expected)
}

/**
 * Returns the writes of a new regatta, with conditions that no regatta has the same path form. An
 * item reserves the form, unless it is the name itself. The twin names are also checked, because regattas older than these
 * reservations have no such item.
 */
export const putNewRegatta = (regatta: Regatta): readonly Write[] => {
  const { name } = regatta
  const put = putRegatta(regatta, 'absent')
  if (!hasSharedPathForms(name)) return [put, { absent: regattaPathEntity.key(name) }]
  return [
    put,
    regattaPathEntity.put([pathForm(name)], { name }, 'absent'),
    ...namesWithPathForm(name).map((twin) => ({ absent: regattaEntity.key(twin) })),
  ]
}

/** Items of old tables have fewer attributes, which then have the usual values. */
type StoredAttributes = Partial<Regatta> & Pick<Regatta, 'name' | 'eventId' | 'series'>

const regattaOf = (item: Decoded<typeof attributes>): Regatta => ({
  ...usualRegatta,
  ...(item.courseAreaId === undefined ? { courseAreaId: courseAreaId(item.eventId) } : {}),
  ...(item as Omit<typeof item, 'raceLogs'> as StoredAttributes),
  raceLogs: raceLogsIn(item),
})

registerObjects('REGATTA', {
  names: 1,
  notFound: (name) => sentence`Could not find a regatta with name '${name}'.`,
  isTyped: true,
})
// The leaderboard of a regatta has the regatta's name, and shows its races.
registerObjects('LEADERBOARD', {
  names: 1,
  listedAs: 'REGATTA',
  notFound: (name) => sentence`Could not find a leaderboard with name '${name}'.`,
  isTyped: true,
  keyOf: (id) => regattaEntity.key(nameOf(id)),
})
registerObjects('TRACKED_RACE', {
  names: 2,
  // The regatta comes first, as in the use cases.
  resolve: async (store, { type, id }) => {
    const [regattaName = '', raceName = ''] = decodeObjectId(id) ?? []
    const regatta = await readRegatta(store, regattaName)
    const race = regatta && trackedRaceNamed(regatta, raceName)
    // A missing race has the decoded name, so that a refusal does not reveal whether the race exists.
    const names = [regatta?.name ?? decodedName(regattaName), race ?? decodedName(raceName)]
    return { type, id: encodedIfShort(names) ?? id }
  },
})

/** Pass, priority, author, creation, milliseconds from creation to the logical time, value, id. */
type PackedEvent = readonly [number, number, string, number, number, unknown, string?]

/** Race column, fleet, current pass, and an event for each of `raceFacts`, or 0. */
export type PackedRaceLog = readonly [string, string, number, readonly (PackedEvent | 0)[]]

export const packRaceLogs = (logs: readonly RaceLog[]): readonly PackedRaceLog[] =>
  logs.map((log) => [
    log.raceColumnId,
    log.fleet,
    log.passId,
    raceFacts.map((fact) => packed(fact, log[fact])),
  ])

const packed = (fact: RaceFact, event: RaceLogEvent | undefined): PackedEvent | 0 => {
  if (event === undefined) return 0
  const { passId, author, createdMillis, logicalMillis, id } = event
  const value = fact === 'procedure' ? packProcedure(event.value as StartProcedure) : event.value
  const delay = logicalMillis - createdMillis
  const content = [passId, author.priority, author.name, createdMillis, delay, value] as const
  return id === undefined ? content : [...content, id]
}

/** The type, and its numbers if there are any, so that a regatta of many races is one item. */
const packProcedure = ({ type, minutes, intervalMinutes, order }: StartProcedure): string =>
  [type, minutes, intervalMinutes, order].join(' ').trimEnd()

const unpackProcedure = (text: string): StartProcedure => {
  const [type = '', ...numbers] = text.split(' ')
  const [minutes, intervalMinutes, order] = numbers.map((number) =>
    number === '' ? undefined : Number(number),
  )
  return {
    type: type as StartProcedure['type'],
    ...(minutes !== undefined && { minutes }),
    ...(intervalMinutes !== undefined && { intervalMinutes }),
    ...(order !== undefined && { order }),
  }
}

export const unpackRaceLogs = (logs: readonly PackedRaceLog[]): readonly RaceLog[] =>
  logs.map(([raceColumnId, fleet, passId, events]) => {
    const facts = raceFacts.flatMap((fact, position) => {
      const event = events[position]
      return event === undefined || event === 0 ? [] : [[fact, unpacked(fact, event)] as const]
    })
    return { raceColumnId, fleet, passId, ...(Object.fromEntries(facts) as Partial<RaceLog>) }
  })

const unpacked = (fact: RaceFact, event: PackedEvent): RaceLogEvent => {
  const [passId, priority, name, createdMillis, delay, packedValue, id] = event
  const value = fact === 'procedure' ? unpackProcedure(String(packedValue)) : packedValue
  const logicalMillis = createdMillis + delay
  const times = { passId, createdMillis, logicalMillis }
  return { author: { name, priority }, ...times, value, ...(id === undefined ? {} : { id }) }
}
