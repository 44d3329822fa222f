/** The marks of a regatta. The leaderboard of the same name shows them. */
import { effectiveAppearance } from '../../domain/course/appearance.ts'
import { readColor } from '../../domain/course/markConfiguration.ts'
import {
  memberAt,
  type Members,
  nameAt,
  type ObjectAt,
  problemAt,
  required,
  wordAt,
} from '../../domain/course/reading.ts'
import { requireNoProblems, startReading } from '../../domain/course/inventoryInput.ts'
import { readUuid } from '../../domain/course/positioning.ts'
import { newMark, positioned } from '../../domain/course/mark.ts'
import { findRace, type Regatta } from '../../domain/race/regatta.ts'
import { readMarkProperties, readMarkTemplate } from '../../store/entities/markInventory.ts'
import type { Key } from '../../store/key.ts'
import { keysOfMarks, marksWrites, readMarks } from '../../store/entities/marks.ts'
import { Failure } from '../../domain/failure.ts'
import { courseLimits, markTypes, patterns, shapes } from '../../../schemas/courseWords.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { alreadyThere, identityOf, type Wish } from '../createObject.ts'
import { requireRegatta } from '../sailing/regattas.ts'
import { describeMark } from './markDescriptions.ts'

/** As long as the name in the input is meant as it is. */
export const keysOfMarksOf = (regattaName: string): readonly Key[] => keysOfMarks(regattaName)

/**
 * Adds a mark. Its look comes from the request, else from its properties, else from its template,
 * field by field. Its position comes from its properties.
 */
export const addMarkToRegatta = async (
  context: Context,
  regattaName: string,
  wish: Wish,
  members: Members,
) => {
  const { store, nowMillis } = context
  const regatta = await requireRegatta(context, regattaName)
  const stored = await readMarks(store, regatta.name)
  const { appearance, markTemplateId, properties } = await readNewMark(context, members)
  const { id, origin } = identityOf(context, `mark of ${regatta.name}`, wish)
  if (stored.marks.some((mark) => mark.id === id)) {
    if (origin === 'client') throw alreadyThere('mark', id)
    return { markId: id }
  }
  const markPropertiesId = properties?.id
  const origins = { id, markTemplateId, markPropertiesId, createdMillis: nowMillis, position: 0 }
  const mark = positioned(newMark(appearance, origins), properties?.positioning, nowMillis)
  await store.write(marksWrites(stored, [mark]))
  return { markId: id }
}

const readNewMark = async (context: Context, members: Members) => {
  const at = startReading(members)
  const name = required(
    at,
    'markName',
    nameAt(at, 'markName', { min: 1, max: courseLimits.characters }),
  )
  const shortNameKey = keyOf(at, 'markShortName', 'shortName')
  const freestyle = {
    name: name ?? null,
    shortName: nameAt(at, shortNameKey, { min: 1, max: courseLimits.characters }) ?? null,
    color: readColor(at),
    shape: wordAt(at, 'shape', shapes) ?? null,
    pattern: wordAt(at, 'pattern', patterns) ?? null,
    markType: wordAt(at, 'type', markTypes) ?? null,
  }
  const templateKey = keyOf(at, 'markTemplateId', 'originatingMarkTemplateId')
  const propertiesKey = keyOf(at, 'markPropertiesId', 'originatingMarkPropertiesId')
  const markTemplateId = readUuid(at, templateKey)
  const markPropertiesId = readUuid(at, propertiesKey)
  const template =
    markTemplateId === undefined ? undefined : await readMarkTemplate(context.store, markTemplateId)
  const properties =
    markPropertiesId === undefined
      ? undefined
      : await readMarkProperties(context.store, markPropertiesId)
  if (markTemplateId !== undefined && template === undefined) {
    problemAt(at, templateKey, 'unknown', 'must be the id of a mark template that exists')
  }
  if (markPropertiesId !== undefined && properties === undefined) {
    problemAt(at, propertiesKey, 'unknown', 'must be the id of mark properties that exist')
  }
  if (template !== undefined) {
    await authorize(context, { type: 'MARK_TEMPLATE', id: template.id, action: 'READ' })
  }
  if (properties !== undefined) {
    await authorize(context, { type: 'MARK_PROPERTIES', id: properties.id, action: 'READ' })
  }
  requireNoProblems(at.findings)
  const appearance = effectiveAppearance({ freestyle, properties, template })
  if (appearance === undefined) throw new Error('a mark without a name was let through')
  return { appearance, markTemplateId, properties }
}

/** Existing clients know some values by another name. */
const keyOf = (at: ObjectAt, key: string, otherKey: string): string =>
  memberAt(at, key) === undefined && memberAt(at, otherKey) !== undefined ? otherKey : key

export interface RaceFilter {
  readonly raceColumn?: string | undefined
  readonly fleet?: string | undefined
}

/** All of them, whatever the race: which of them a race uses is said by its course. */
export const listMarks = async (
  context: Context,
  name: string,
  { raceColumn, fleet }: RaceFilter,
) => {
  const regatta = await requireRegatta(context, name, 'LEADERBOARD')
  requireRaces(regatta, raceColumn, fleet)
  const { marks } = await readMarks(context.store, regatta.name)
  return { marks: marks.map(describeMark) }
}

export const showMark = async (context: Context, name: string, markId: string) => {
  const regatta = await requireRegatta(context, name, 'LEADERBOARD')
  const { marks } = await readMarks(context.store, regatta.name)
  const mark = marks.find(({ id }) => id === markId)
  if (mark !== undefined) return describeMark(mark)
  throw noMark(regatta, markId)
}

export const noMark = ({ name }: Pick<Regatta, 'name'>, markId: string): Failure =>
  new Failure('not-found', `Could not find a mark with ID '${markId}' in regatta '${name}'.`)

const requireRaces = (
  regatta: Regatta,
  raceColumn: string | undefined,
  fleet: string | undefined,
): void => {
  const columns = regatta.series.flatMap(({ raceColumns }) => raceColumns)
  const fleets = regatta.series.flatMap((series) => series.fleets)
  const isThere =
    raceColumn !== undefined && fleet !== undefined
      ? findRace(regatta, raceColumn, fleet) !== undefined
      : (raceColumn === undefined || columns.some(({ name }) => name === raceColumn)) &&
        (fleet === undefined || fleets.includes(fleet))
  if (isThere) return
  const race = [raceColumn ?? [], fleet ?? []].flat().join(' ')
  throw new Failure('not-found', `Could not find a race '${race}' in regatta '${regatta.name}'.`)
}
