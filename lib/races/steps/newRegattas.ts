/** Makes regattas, each with its leaderboard, for the endpoints that make or copy events and classes. */
import { randomUUID } from 'node:crypto'
import type { Context } from '#endpoint/context.ts'
import type { newRegatta } from '#schemas/races/event.ts'
import type { Static } from '#schemas/schema.ts'
import { TableConflict } from '#table/errors.ts'
import type { Write } from '#table/items.ts'
import {
  type ObjectSecurity,
  putSecurity,
  readSecurity,
  unsecured,
} from '#table/items/securities.ts'
import { Failure, sentence } from '#values/failure.ts'
import { namedObject } from '#values/objectId.ts'
import { pathForm } from '#values/pathName.ts'
import type { AclEntry } from '#values/security.ts'
import { putNewRegatta, regattaEntity } from '../items/regattas.ts'
import { removalOfParts } from '../items/regattaParts.ts'
import { nameOfFleet, type NewFleet, orderOfFleets, type SailingEvent } from '../rules/event.ts'
import { courseAreaId, type Regatta, type Series, usualRegatta } from '../rules/regatta.ts'
import { stageSettings } from '../rules/stages.ts'
import { newRaceColumns, requireFewRaces } from './raceColumns.ts'
import { reservedLooks } from './regattaLooks.ts'

type WantedRaces = Pick<Static<typeof newRegatta>, 'numberofraces' | 'series' | 'scoringSystem'>

const defaultSeries: NonNullable<WantedRaces['series']> = [{ name: 'Default', fleets: ['Default'] }]

/** With the values of the event, and a registration link that makes no entries. */
export const regattaOf = (
  event: Omit<SailingEvent, 'leaderboardGroup'>,
  name: string,
  { numberofraces = 0, series: wanted = defaultSeries, scoringSystem }: WantedRaces,
): Regatta => {
  const series = wanted.map((one, position) => ({
    name: one.name,
    ...stageSettings(one),
    fleets: one.fleets.map(nameOfFleet),
    ...orderOf(one.fleets),
    raceColumns: newRaceColumns({ series: [] }, 'R', position === 0 ? numberofraces : 0),
  }))
  requireFewRaces({ series })
  return {
    ...usualRegatta,
    id: randomUUID(),
    name,
    eventId: event.id,
    registrationLinkSecret: randomUUID(),
    startMillis: event.startMillis,
    endMillis: event.endMillis,
    courseAreaId: courseAreaId(event.id),
    timeZone: event.timeZone,
    series,
    ...(scoringSystem && { scoring: { system: scoringSystem } }),
  }
}

const orderOf = (fleets: readonly NewFleet[]): Pick<Series, 'fleetOrder'> => {
  const fleetOrder = orderOfFleets(fleets)
  return fleetOrder.length === 0 ? {} : { fleetOrder }
}

/** The regatta and its leaderboard. */
export const objectsOf = ({ name }: Pick<Regatta, 'name'>) =>
  ['REGATTA', 'LEADERBOARD'].map((type) => namedObject(type, name))

export interface NewRegatta {
  readonly regatta: Regatta
  /** The regatta and its leaderboard have it. */
  readonly security: ObjectSecurity
}

/**
 * @param others what is written with them
 * @throws Failure `already-exists` if a regatta has one of the names, or one that looks like it
 */
export const writeNewRegattas = async (
  { store }: Context,
  added: readonly NewRegatta[],
  others: readonly Write[],
): Promise<void> => {
  const regattas = added.map(({ regatta }) => regatta)
  const claims = (await Promise.all(regattas.map(claimsOfName))).flat()
  const leftOver = await Promise.all(regattas.map(({ name }) => leftOverParts(store, name)))
  const securities = added.flatMap(({ regatta, security }) =>
    objectsOf(regatta).map((object) => putSecurity(object, security, 'any')),
  )
  try {
    await store.write([
      ...claims.map(({ write }) => write),
      ...leftOver.flat(),
      ...securities,
      ...others,
    ])
  } catch (error) {
    const failed = error instanceof TableConflict ? error.failed : []
    const [taken] = failed.toSorted((a, b) => a - b).flatMap((position) => claims[position] ?? [])
    if (taken === undefined) throw error
    const clientError = { name: 'REGATTA_ALREADY_EXISTS', code: 4 }
    throw new Failure('already-exists', taken.refusal, { clientError })
  }
}

/** The writes that fail for a name that is taken. The first one fails for exactly the same name. */
const claimsOfName = async (regatta: Regatta) => {
  const { name } = regatta
  const looks = await reservedLooks(name)
  return [
    ...putNewRegatta(regatta).map((write, position) => ({
      write,
      refusal:
        position === 0
          ? sentence`There is a regatta ${name} already.`
          : sentence`There is a regatta already whose name in paths is ${pathForm(name)}, like that of ${name}.`,
    })),
    ...looks.map((write) => ({
      write,
      refusal: sentence`There is a regatta already whose name looks like ${name}. Choose another name.`,
    })),
  ]
}

/** Removes what a request wrote below a regatta of this name while another request deleted it. */
const leftOverParts = async (store: Context['store'], name: string) => {
  const [regatta, removal] = await Promise.all([
    regattaEntity.get(store, name),
    removalOfParts(store, name),
  ])
  return regatta === undefined ? removal : []
}

/** A class belongs to the owners of its event, and readers of the event may read it. */
export const securityOfClass = async (
  { store }: Pick<Context, 'store'>,
  eventId: string,
): Promise<ObjectSecurity> => {
  const event = { type: 'EVENT', id: eventId }
  const { ownerUserId, ownerUserName, ownerGroupId, acl } = await readSecurity(store, event)
  return {
    ...unsecured,
    ownerUserId,
    ownerUserName,
    ownerGroupId,
    acl: acl.map(readingOf).filter(({ actions }) => actions.length > 0),
  }
}

const readingOf = (entry: AclEntry): AclEntry => {
  const reading = entry.actions.filter((action) => /^!?(?:READ|\*)$/.test(action))
  return { ...entry, actions: [...new Set(reading.map((action) => action.replace('*', 'READ')))] }
}
