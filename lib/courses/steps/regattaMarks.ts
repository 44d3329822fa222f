/** The marks of a regatta, which are also the marks of the leaderboard with the same name. */
import { appearanceOf } from '../rules/appearance.ts'
import { formatDevice, formatPosition } from '../rules/formatCourse.ts'
import type { Mark } from '../rules/mark.ts'
import { Failure } from '#values/failure.ts'
import { readMarks, type StoredMarks } from '../items/marks.ts'
import type { Context } from '#endpoint/context.ts'
import { placedMarks } from './placedMarks.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

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
      ...{ latitude: fix.latitude, longitude: fix.longitude, timestamp: fix.timeMillis },
      accuracy: -1,
    },
    trackingDevices: mark.mappings.map(formatDevice),
  }
}
