/** The marks of a regatta, which are also the marks of the leaderboard with the same name. */
import { markForm, type revokedMark } from '#schemas/courses/mark.ts'
import type { Static } from '#schemas/schema.ts'
import { appearanceOf, effectiveAppearance } from '../rules/appearance.ts'
import { formatDevice, formatPosition } from '../rules/formatCourse.ts'
import { checkFilled, lookIn, requireNoInputErrors } from '../rules/inventoryInput.ts'
import { type Mark, newMark, positioned } from '../rules/mark.ts'
import { Failure, invalidInput } from '#values/failure.ts'
import type { JsonProperties } from '#endpoint/checkForm.ts'
import { findRace, type Race, racesOf, type Regatta } from '#races/rules/regatta.ts'
import { keysOfCourses, readCourse } from '../items/courses.ts'
import { readMarkTemplate } from '../items/markInventory.ts'
import { readMarks, removedMarkWrite, type StoredMarks } from '../items/marks.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { alreadyExists, identityOf, type RequestedIdentity } from '#access/createObject.ts'
import { writesOfMarks } from './markWrites.ts'
import { readReferredProperties } from './markProperties.ts'
import { placedMarks } from './placedMarks.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

export { keysOfMarks as keysOfMarksOf } from '../items/marks.ts'

/**
 * Adds a mark. Each field of its appearance comes from the request, otherwise from its properties,
 * otherwise from its template. Its position comes from its properties.
 */
export const addMarkToRegatta = async (
  context: Context,
  regattaName: string,
  requested: RequestedIdentity,
  jsonProperties: JsonProperties,
) => {
  const { store, nowMillis } = context
  const regatta = await requireRegatta(context, regattaName)
  const stored = await readMarks(store, regatta.name)
  const { appearance, markTemplateId, properties } = await readNewMark(context, jsonProperties)
  const { id, origin } = identityOf(context, `mark of ${regatta.name}`, requested)
  if (stored.marks.some((mark) => mark.id === id)) {
    if (origin === 'client') throw alreadyExists('mark', id)
    return { markId: id }
  }
  const markPropertiesId = properties?.id
  const origins = { id, markTemplateId, markPropertiesId, createdMillis: nowMillis, position: 0 }
  const mark = positioned(newMark(appearance, origins), properties?.positioning, nowMillis)
  await store.write(writesOfMarks(context, stored, [mark]))
  return { markId: id }
}

/** Existing clients know some values by another name. The first one counts. */
const spellings = [
  ['markShortName', 'shortName'],
  ['markTemplateId', 'originatingMarkTemplateId'],
  ['markPropertiesId', 'originatingMarkPropertiesId'],
] as const

const withoutOtherSpellings = (jsonProperties: JsonProperties): JsonProperties => {
  const others: readonly string[] = spellings.flatMap(([name, other]) =>
    jsonProperties[name] === undefined || jsonProperties[name] === '' ? [] : [other],
  )
  return Object.fromEntries(
    Object.entries(jsonProperties).filter(([name]) => !others.includes(name)),
  )
}

const readNewMark = async (context: Context, jsonProperties: JsonProperties) => {
  const { value, errors } = checkFilled(markForm, withoutOtherSpellings(jsonProperties))
  const inputErrors = [...errors]
  const templateKey = value.markTemplateId ? 'markTemplateId' : 'originatingMarkTemplateId'
  const propertiesKey = value.markPropertiesId ? 'markPropertiesId' : 'originatingMarkPropertiesId'
  const markTemplateId = value[templateKey] ?? undefined
  const propertiesId = value[propertiesKey] ?? undefined
  const { store } = context
  const template =
    markTemplateId === undefined ? undefined : await readMarkTemplate(store, markTemplateId)
  const properties =
    propertiesId === undefined ? undefined : await readReferredProperties(context, propertiesId)
  if (markTemplateId !== undefined && !template) {
    const detail = 'must be the id of a mark template that exists'
    inputErrors.push({ pointer: `/${templateKey}`, code: 'unknown', detail })
  }
  if (propertiesId !== undefined && !properties) {
    const detail = 'must be the id of mark properties that exist'
    inputErrors.push({ pointer: `/${propertiesKey}`, code: 'unknown', detail })
  }
  if (template) await authorize(context, { type: 'MARK_TEMPLATE', id: template.id, action: 'READ' })
  if (properties) {
    await authorize(context, { type: 'MARK_PROPERTIES', id: properties.id, action: 'READ' })
  }
  requireNoInputErrors(inputErrors)
  // Without errors no part was replaced by null.
  const sent = value as Static<typeof markForm>
  const { markName: name, markShortName, shortName, type: markType, ...look } = sent
  const freestyle = {
    ...lookIn({ ...look, markType }),
    name,
    shortName: markShortName ?? shortName ?? null,
  }
  const appearance = effectiveAppearance({ freestyle, properties, template })
  if (appearance === undefined) throw new Error('a mark without a name passed validation')
  return { appearance, markTemplateId, properties }
}

interface RaceFilter {
  readonly raceColumn?: string | undefined
  readonly fleet?: string | undefined
}

/** Lists all marks of the regatta. The course of a race tells which of them the race uses. */
export const listMarks = async (context: Context, name: string, filter: RaceFilter) => {
  const regatta = await requireRegatta(context, name, 'LEADERBOARD')
  requireRaces(regatta, filter)
  const { marks } = await readMarks(context.store, regatta.name)
  return { marks: (await placedMarks(context, marks)).map(describeMark) }
}

export const showMark = async (context: Context, name: string, markId: string) => {
  const regatta = await requireRegatta(context, name, 'LEADERBOARD')
  const mark = requireMark(await readMarks(context.store, regatta.name), markId)
  const [placed = mark] = await placedMarks(context, [mark])
  return describeMark(placed)
}

/**
 * @param idWord the spelling that existing clients of the endpoint look for
 * @throws Failure `not-found`
 */
export const requireMark = (
  { regattaName, marks }: StoredMarks,
  markId: string,
  idWord: 'ID' | 'id' = 'ID',
): Mark => {
  const mark = marks.find(({ id }) => id === markId)
  if (mark !== undefined) return mark
  const detail = `Could not find a mark with ${idWord} '${markId}' in regatta '${regattaName}'.`
  throw new Failure('not-found', detail)
}

const requireRaces = (regatta: Regatta, { raceColumn, fleet }: RaceFilter): void => {
  if (raceColumn === undefined) {
    if (fleet === undefined) return
    const detail = 'is required with a `fleet`'
    throw invalidInput([{ parameter: 'race_column', code: 'required', detail }])
  }
  const columns = regatta.series.flatMap(({ raceColumns }) => raceColumns)
  const isThere =
    fleet === undefined
      ? columns.some(({ name }) => name === raceColumn)
      : findRace(regatta, raceColumn, fleet) !== undefined
  if (isThere) return
  const race = [raceColumn, fleet ?? []].flat().join(' ')
  throw new Failure('not-found', `Could not find a race '${race}' in regatta '${regatta.name}'.`)
}

/** @throws Failure `not-found`, or `mark-in-use` with the races that use the mark */
export const revokeMark = async (context: Context, sent: Static<typeof revokedMark>) => {
  const { store } = context
  const { markId } = sent
  const regatta = await requireRegatta(context, sent.regattaName)
  const named = racesNamed(regatta, sent)
  // The marks are read before the courses: a course that starts to use the mark later also writes
  // the marks, which gives a conflict.
  const stored = await readMarks(store, regatta.name)
  const mark = requireMark(stored, markId, 'id')
  const races = await racesWithMark(context, regatta, markId)
  if (races.length > 0) throw inUse(races, 'used')
  const tracked = named.filter((race) => race.tracked !== undefined)
  if (tracked.length > 0) throw inUse(tracked, 'tracked')
  await store.write([removedMarkWrite(stored, mark), { unchanged: regatta.item }])
  return { markId }
}

/** @throws Failure `not-found` */
const racesNamed = (
  regatta: Regatta,
  { raceColumnName, fleetName }: Static<typeof revokedMark>,
): readonly Race[] => {
  if (raceColumnName === undefined) return []
  const races = racesOf(regatta).filter(
    ({ raceColumn, fleet }) =>
      raceColumn.name === raceColumnName && (fleetName === undefined || fleet === fleetName),
  )
  if (races.length > 0) return races
  const ofFleet = fleetName === undefined ? '' : ` and fleet '${fleetName}'`
  const detail = `Could not find a race with raceColumn '${raceColumnName}'${ofFleet} in regatta '${regatta.name}'.`
  throw new Failure('not-found', detail)
}

const racesWithMark = async (
  { store }: Context,
  regatta: Regatta,
  markId: string,
): Promise<readonly Race[]> => {
  const races = racesOf(regatta)
  await store.prefetch(keysOfCourses(regatta.name, races))
  const courses = await Promise.all(races.map((race) => readCourse(store, regatta.name, race)))
  return races.filter((_, position) =>
    courses[position]?.course?.marks.some((mark) => mark.markId === markId),
  )
}

const errorsMax = 50

/** Existing clients look for parts of the text. */
const inUse = (races: readonly Race[], how: 'used' | 'tracked'): Failure => {
  const names = races.map(({ raceColumn, fleet }) => `${raceColumn.name}/${fleet}`)
  const detail = `The mark is already ${how} in race ${names.slice(0, errorsMax).join(', ')}.`
  const part = how === 'used' ? 'the course of' : 'the tracked race'
  return new Failure('mark-in-use', detail, {
    errors: names.slice(0, errorsMax).map((name) => ({
      pointer: '/markId',
      code: 'in-use',
      detail: `must not be a mark of ${part} ${name}`,
    })),
  })
}

const describeMark = (mark: Mark) => {
  const { markTemplateId, markPropertiesId, lastKnownPosition: fix } = mark
  return {
    '@class': 'Mark' as const,
    id: mark.id,
    ...appearanceOf(mark),
    type: mark.markType,
    ...(markTemplateId === null ? {} : { originatingMarkTemplateId: markTemplateId }),
    ...(markPropertiesId === null ? {} : { originatingMarkPropertiesId: markPropertiesId }),
    ...(fix === null
      ? {}
      : { lastKnownPosition: { ...formatPosition(fix), timeMillis: fix.timeMillis } }),
    position: fix && {
      ...{ latitude: fix.latitude, longitude: fix.longitude, timestamp: fix.timeMillis },
      accuracy: -1,
    },
    trackingDevices: mark.mappings.map(formatDevice),
  }
}
