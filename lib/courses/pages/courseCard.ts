/** The course card: the course as a text, and its marks, legs and lengths, to print on one page. */
import { diagramMark, diagramOf } from '../pictures/diagramCourse.ts'
import { lookWords } from '../pictures/looks.ts'
import { measuresOf } from '../pictures/measures.ts'
import { bearingText, lengthText } from '#positions/rules/legText.ts'
import { formatCourseText } from '../rules/design/formatCourseText.ts'
import { formatDegrees } from '#positions/rules/positionText.ts'
import { remembered } from '#values/recentMap.ts'
import type { CoursePage } from './readCoursePage.ts'
import { emptyPart, markup, type Markup, name, nothing, part } from '#page/markup.ts'
import { plural } from '#values/plural.ts'

type Course = CoursePage['course']
type Waypoint = Course['waypoints'][number]
type Mark = Course['markConfigurations'][number]

/** Longer courses repeat their laps many times, and do not fit on a page. */
const rowsMax = 60

/** Absent without a course. */
export const cardPart = ({ course, hasCourse }: Pick<CoursePage, 'course' | 'hasCourse'>): Markup =>
  hasCourse && course.waypoints.length > 0 ? cardOf(course) : emptyPart('card')

const cardOf = remembered((course: Course): Markup => {
  const diagram = diagramOf(course)
  const measures = measuresOf(diagram)
  const marks = new Map(course.markConfigurations.map((mark) => [mark.id, mark]))
  const known = measures.flatMap((measure) => measure?.metres ?? [])
  const total = known.reduce((sum, metres) => sum + metres, 0)
  const missing = course.waypoints.length - 1 - known.length
  const shown = course.waypoints.slice(0, rowsMax)
  const more = course.waypoints.length - shown.length
  return part(
    'card',
    markup`Course card`,
    markup`<p class="sailed">${name(formatCourseText(course))}</p>
<div class="scroll" role="group" aria-label="Course card" tabindex="0"><table>
<thead><tr><th scope="col">Mark</th><th scope="col">Side</th><th scope="col">Position</th><th scope="col">Leg</th></tr></thead>
<tbody>
${shown.map((waypoint, index) => rowOf(waypoint, marks, index === 0 ? undefined : measures[index - 1]))}</tbody>
<tfoot><tr><th scope="row" colspan="3">Total${more > 0 ? `, with ${plural(more, 'more rounding')} of the laps` : ''}${missing > 0 && known.length > 0 ? `, without ${plural(missing, 'leg')} of unknown length` : ''}</th><td>${known.length === 0 ? 'not known' : lengthText(total)}</td></tr></tfoot>
</table></div>
<p class="small">Bearings are in degrees true, lengths in nautical miles. Positions are WGS 84.</p>
<p class="actions"><button type="button" class="secondary" id="print">Print the course card</button></p>`,
  )
})

const sides: Readonly<Record<string, string>> = {
  Port: 'Port',
  Starboard: 'Starboard',
  Gate: 'Gate',
  Line: 'Line',
  Offset: 'Offset',
}

const rowOf = (
  { passingInstruction, markConfigurationIds, controlPointName }: Waypoint,
  marks: ReadonlyMap<string, Mark>,
  measure: ReturnType<typeof measuresOf>[number],
): Markup => {
  const ofWaypoint = markConfigurationIds.flatMap((id) => marks.get(id) ?? [])
  const side = sides[passingInstruction] ?? ''
  const words = side === 'Line' || side === 'Gate' ? (controlPointName ?? side) : side
  return markup`<tr><th scope="row">${ofWaypoint.map(markText)}</th><td class="side ${side}">${name(words)}</td><td>${ofWaypoint.map(positionText)}</td><td>${measure === undefined ? '' : markup`<span class="degrees">${bearingText(measure.bearing)}</span> <span class="degrees">${lengthText(measure.metres)}</span>`}</td></tr>
`
}

const markText = (mark: Mark, index: number): Markup => {
  const { name: full, shortName } = mark.effectiveProperties
  const look = lookWords(diagramMark(mark))
  const rest = [...(shortName === full ? [] : [full]), ...(look === '' ? [] : [look])].join(', ')
  return markup`${index === 0 ? nothing : markup`<br>`}${name(shortName)}${rest === '' ? nothing : markup` <span class="small">${name(rest)}</span>`}`
}

const positionText = ({ positioning, lastKnownPosition }: Mark, index: number): Markup => {
  const position = positioning?.position ?? lastKnownPosition
  const words =
    position === undefined
      ? ['not known']
      : [formatDegrees(position.latitude_deg, 'NS'), formatDegrees(position.longitude_deg, 'EW')]
  return markup`${index === 0 ? nothing : markup`<br>`}${words.map((word) => markup`<span class="degrees">${word}</span> `)}`
}
