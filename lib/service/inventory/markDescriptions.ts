/** The response body of a mark of a regatta. */
import { appearanceOf } from '../../domain/course/appearance.ts'
import { formatDevice, formatPosition } from '../../domain/course/formatCourse.ts'
import type { Mark } from '../../domain/course/mark.ts'

export const describeMark = (mark: Mark) => {
  const { markTemplateId, markPropertiesId, lastKnownPosition: fix } = mark
  return {
    id: mark.id,
    ...appearanceOf(mark),
    type: mark.markType,
    ...(markTemplateId === null ? {} : { originatingMarkTemplateId: markTemplateId }),
    ...(markPropertiesId === null ? {} : { originatingMarkPropertiesId: markPropertiesId }),
    ...(fix === null
      ? {}
      : { lastKnownPosition: { ...formatPosition(fix), timeMillis: fix.timeMillis } }),
    trackingDevices: mark.mappings.map(formatDevice),
  }
}
