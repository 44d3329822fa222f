/** Reads the page of an event: its classes, and what the caller may change. */
import { allowsEverybody } from '#access/rules/acl.ts'
import { may, mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { readSecurity } from '#table/items/securities.ts'
import type { Language } from '#values/language.ts'
import { namedObject } from '#values/objectId.ts'
import { readRegatta } from '../items/regattas.ts'
import { needsFleets, type Regatta } from '../rules/regatta.ts'
import { type SailingEvent, titleOfClass } from '../rules/event.ts'
import { keptSettingsOf } from '../rules/regattaChange.ts'
import { mayDoTask } from '#rights/steps/mayDoTask.ts'
import { objectsOfEvent } from './eventReaders.ts'
import { mayCreateEvent, requireEvent } from './events.ts'
import { objectsOf } from './newRegattas.ts'

export type EventPage = Awaited<ReturnType<typeof readEventPage>>

/** Requires permission to read the event. Classes that the caller may not read are left out. */
export const readEventPage = async (context: Context, language: Language, eventId: string) => {
  const event = await requireEvent(context, eventId)
  const object = { type: 'EVENT', id: event.id }
  const named = event.regattas.map((regatta) => namedObject('REGATTA', regatta.name))
  const [{ acl }, mayUpdate, mayCreate, mayReadRegattas, mayChangeAcl, mayDelete, dayPages] =
    await Promise.all([
      readSecurity(context.store, object),
      may(context, object, 'UPDATE'),
      mayCreateEvent(context),
      mayEach(context, named, 'READ'),
      mayEach(context, await objectsOfEvent(context, event), 'CHANGE_ACL'),
      mayEach(context, [object, ...event.regattas.flatMap(objectsOf)], 'DELETE'),
      readDayPages(context, event),
    ])
  const readable = event.regattas.filter((_, at) => mayReadRegattas[at] === true)
  const classes = await Promise.all(
    readable.map((one) => readClass(context, one.name, titleOfClass(event, one))),
  )
  const { id, name, startMillis, endMillis, venue, timeZone, officialWebsiteUrl } = event
  return {
    language,
    userName: context.caller?.user.name,
    event: { id, name, startMillis, endMillis, venue: venue.name, timeZone, officialWebsiteUrl },
    isPublic: allowsEverybody(acl, { ...object, action: 'READ' }, context.nowMillis),
    mayUpdate,
    mayChangeReaders: mayChangeAcl.every(Boolean),
    mayCopy: mayCreate && readable.length === event.regattas.length,
    mayDelete: mayDelete.every(Boolean),
    dayPages,
    classes: classes.flatMap((one) => one ?? []),
  }
}

/** The pages on which the caller starts, finishes or counts one of the classes at least. */
const readDayPages = async (context: Context, { regattas }: SailingEvent) => {
  const pages = ['start', 'finish', 'out'] as const
  const allowed = await Promise.all(
    pages.map((task) => Promise.all(regattas.map(({ name }) => mayDoTask(context, task, name)))),
  )
  return pages.filter((_, at) => allowed[at]?.includes(true))
}

export type ClassOfEvent = NonNullable<Awaited<ReturnType<typeof readClass>>>

const readClass = async (context: Context, name: string, title: string) => {
  const objects = objectsOf({ name })
  const [regatta, [mayReadResults], mayUpdate, mayDelete, [mayAddRaces]] = await Promise.all([
    readRegatta(context.store, name),
    mayEach(context, objects.slice(1), 'READ'),
    mayEach(context, objects, 'UPDATE'),
    mayEach(context, objects, 'DELETE'),
    mayEach(context, objects, 'ADD_RACES'),
  ])
  if (regatta === undefined) return undefined
  return {
    name: regatta.name,
    title,
    settings: classSettings(regatta),
    /** A change of the regatta would clear them otherwise. */
    kept: keptSettingsOf(regatta),
    entriesCloseMillis: regatta.entriesCloseMillis,
    raceCount: regatta.series.reduce((count, { raceColumns }) => count + raceColumns.length, 0),
    fleets: [...new Set(regatta.series.flatMap(({ fleets }) => fleets))],
    seriesNames: regatta.series.map(({ name: series }) => series),
    needsFleets: needsFleets(regatta),
    mayReadResults: mayReadResults === true,
    mayUpdate: mayUpdate.every(Boolean),
    mayAddRaces: mayAddRaces === true,
    mayDelete: mayDelete.every(Boolean),
  }
}

const classSettings = (regatta: Regatta) => {
  const { boatClass, discardThresholds, penaltyBase, rankingMetric, registration, scoring } =
    regatta
  const [series, ...others] = regatta.series
  return {
    boatClass,
    discardThresholds,
    penaltyBase,
    rankingMetric,
    registration,
    scoring,
    series: others.length > 0 ? undefined : series,
  }
}
