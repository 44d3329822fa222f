/** The marks of a regatta and of its leaderboard: where their phones are, their writes and their response. */
import limit from 'p-limit'
import { appearanceOf } from '../rules/appearance.ts'
import { formatDevice, formatPosition } from '../rules/formatCourse.ts'
import { inOrder, type Mark, phonesOf, pinged } from '../rules/mark.ts'
import { readEdgeFix } from '#positions/items/fixes.ts'
import { Failure, sentence } from '#values/failure.ts'
import { isSameJson } from '#values/sameJson.ts'
import { marksWrites, putLaidMarks, readMarks, type StoredMarks } from '../items/marks.ts'
import type { Write } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

/** Marks whose phones are looked up at the same time. */
const parallelMarks = 32

/**
 * Returns the marks as they lie now. A mark is at the newest position of its phones, unless it
 * got a later one otherwise. It costs a query for each phone that is or was on a mark, in one round
 * trip for up to 32 such marks. Without phones it costs nothing.
 */
export const placedMarks = async (
  { store, nowMillis }: Pick<Context, 'store' | 'nowMillis'>,
  marks: readonly Mark[],
): Promise<readonly Mark[]> => {
  const tracked = marks.filter((mark) => phonesOf(mark).length > 0)
  if (tracked.length === 0) return marks
  const placed = await limit(parallelMarks).map(tracked, async (mark) => {
    const fixes = await Promise.all(
      phonesOf(mark).map((phone) =>
        readEdgeFix(store, phone.id, 'last', {
          ...phone,
          toMillis: Math.min(phone.toMillis, nowMillis),
        }),
      ),
    )
    return fixes.reduce<Mark>((before, fix) => (fix ? pinged(before, fix) : before), mark)
  })
  const byId = new Map(placed.map((mark) => [mark.id, mark]))
  return marks.map((mark) => byId.get(mark.id) ?? mark)
}

/** Returns all marks as they lie after a request saves some of them. @param before as they lie before */
export const placedAfter = async (
  context: Context,
  before: readonly Mark[],
  saved: readonly Mark[],
): Promise<readonly Mark[]> => marksAfter({ marks: before }, await placedMarks(context, saved))

/**
 * Returns no writes for unchanged marks.
 * @param used ids of marks that a course starts to use. They are written even without a change, so
 *   that a concurrent request that removes one of them gets a conflict.
 * @throws Failure `invalid-input` if the marks exceed the limit of the regatta
 */
export const writesOfMarks = (
  { nowMillis }: Context,
  stored: StoredMarks,
  saved: readonly Mark[],
  used: ReadonlySet<string> = new Set(),
): readonly Write[] => {
  const known = new Map(stored.marks.map((mark) => [mark.id, mark]))
  const changed = saved.filter((mark) => used.has(mark.id) || !isSameJson(known.get(mark.id), mark))
  const isLaid = changed.some(
    ({ id, lastKnownPosition }) =>
      !isSameJson(known.get(id)?.lastKnownPosition ?? null, lastKnownPosition),
  )
  const laid = isLaid
    ? [putLaidMarks(stored.regattaName, nowMillis, marksAfter(stored, saved))]
    : []
  return [...marksWrites(stored, changed), ...laid]
}

export const marksAfter = ({ marks }: Pick<StoredMarks, 'marks'>, saved: readonly Mark[]) =>
  inOrder([...new Map([...marks, ...saved].map((mark) => [mark.id, mark])).values()])

export const showMark = async (context: Context, name: string, markId: string) => {
  const regatta = await requireRegatta(context, name, 'LEADERBOARD')
  const mark = requireMark(await readMarks(context.store, regatta.name), markId)
  const [placed = mark] = await placedMarks(context, [mark])
  return describeMark(placed)
}

/** @param idWord the spelling that existing clients look for. @throws Failure `not-found` */
export const requireMark = (
  { regattaName, marks }: StoredMarks,
  markId: string,
  idWord: 'ID' | 'id' = 'ID',
): Mark => {
  const mark = marks.find(({ id }) => id === markId)
  if (mark !== undefined) return mark
  const detail = sentence`Could not find a mark with ${idWord} '${markId}' in regatta '${regattaName}'.`
  throw new Failure('not-found', detail)
}

export const describeMark = (mark: Mark) => {
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
      latitude: fix.latitude,
      longitude: fix.longitude,
      timestamp: fix.timeMillis,
      accuracy: -1,
    },
    trackingDevices: mark.mappings.map(formatDevice),
  }
}
