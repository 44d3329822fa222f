/** The course of a race: its diagram, its sequence in words, and its marks. */
import { type DiagramMark, diagramMark, diagramOf } from '../pictures/diagramCourse.ts'
import { drawCourse } from '../pictures/drawCourse.ts'
import { lookWords, validColor } from '../pictures/looks.ts'
import { sequenceInWords } from '../pictures/words.ts'
import type { describeRaceCourse } from '../steps/raceCourse.ts'
import { emptyPart, markup, type Markup, name, nothing, part } from '#page/markup.ts'
import { formatDegrees } from '#positions/rules/positionText.ts'
import { remembered } from '#values/recentMap.ts'
import { inlinePicture } from '#page/pictures.ts'
import { plural } from '#values/plural.ts'

/** The course of a board, or of another page. */
interface CourseContent {
  readonly course: Awaited<ReturnType<typeof describeRaceCourse>>
  readonly hasCourse: boolean
}

export const coursePart = ({ course, hasCourse }: CourseContent, heading = 'Course'): Markup =>
  part(
    'course',
    markup`${heading}`,
    hasCourse
      ? markup`<figure>${inlinePicture(drawCourse(diagramOf(course)))}</figure>`
      : markup`<p>No course has been laid for this race yet.</p>`,
  )

/** Legs in each collapsible part of a longer sequence. */
const stretchMax = 40

export const sequencePart = ({ course }: CourseContent): Markup => sequenceOf(course)

const sequenceOf = remembered((course: CourseContent['course']): Markup => {
  const sentences = sequenceInWords(diagramOf(course))
  if (sentences.length === 0) return emptyPart('sequence')
  const { numberOfLaps } = course
  const laps = numberOfLaps === null ? '' : `${plural(numberOfLaps, 'lap')}, `
  const starts = Array.from(
    { length: Math.ceil(sentences.length / stretchMax) },
    (_, index) => index * stretchMax,
  )
  return part(
    'sequence',
    markup`Sequence`,
    markup`<p>${laps}${plural(sentences.length - 1, 'leg')}. The wind comes from the top of the picture.</p>
${
  starts.length === 1
    ? listOf(sentences)
    : starts.map((start) => stretchOf(sentences.slice(start, start + stretchMax), start))
}`,
  )
})

const listOf = (sentences: readonly string[]): Markup =>
  markup`<ol class="sequence">
${sentences.map((sentence) => markup`<li>${sentence}</li>\n`)}</ol>`

const stretchOf = (sentences: readonly string[], start: number): Markup =>
  markup`<details id="stretch-${start}">
<summary>${start === 0 ? 'Start' : `Leg ${start}`} to leg ${start + sentences.length - 1}</summary>
${listOf(sentences)}
</details>
`

/** Far above a real course: a regatta can have any number of marks. */
const rowsMax = 200

type AnsweredMark = CourseContent['course']['markConfigurations'][number]

/** The marks of the course, and a collapsed table of the regatta's other marks. */
export const marksPart = ({ course }: CourseContent): Markup => marksOf(course)

const marksOf = remembered(({ markConfigurations, waypoints }: CourseContent['course']): Markup => {
  if (markConfigurations.length === 0) return emptyPart('marks')
  const used = new Set(waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds))
  const isOfCourse = ({ id, associatedRole }: AnsweredMark) =>
    used.has(id) || associatedRole !== undefined
  const ofCourse = markConfigurations.filter(isOfCourse)
  const others = markConfigurations.filter((mark) => !isOfCourse(mark))
  const rest = ofCourse.length > 0 ? 'other mark' : 'mark'
  return part(
    'marks',
    markup`Marks`,
    markup`${tableOf('Marks of the course', ofCourse)}
${others.length === 0 ? nothing : foldedTable(`${plural(others.length, rest)} of the regatta`, others)}`,
  )
})

const foldedTable = (caption: string, marks: readonly AnsweredMark[]): Markup =>
  markup`<details id="other-marks">
<summary>${caption}</summary>
${tableOf(caption, marks)}
</details>`

const tableOf = (caption: string, marks: readonly AnsweredMark[]): Markup =>
  marks.length === 0
    ? nothing
    : markup`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Mark</th><th scope="col">Looks</th><th scope="col">Last position</th></tr></thead>
<tbody>
${marks.slice(0, rowsMax).map(rowOf)}</tbody>
</table></div>
${marks.length > rowsMax ? markup`<p>And ${plural(marks.length - rowsMax, 'more mark')}.</p>` : nothing}`

const rowOf = (mark: AnsweredMark): Markup => {
  const { associatedRole, effectiveProperties, positioning, lastKnownPosition } = mark
  const { name: full, shortName } = effectiveProperties
  const position = positioning?.position ?? lastKnownPosition
  const role = associatedRole ?? full
  return markup`<tr><th scope="row">${name(full)}${shortName === full ? nothing : markup` (${name(shortName)})`}${
    role === full ? nothing : markup`<br><span class="small">${name(role)}</span>`
  }</th><td>${looksOf(diagramMark(mark))}</td><td>${
    position === undefined
      ? 'not known'
      : markup`<span class="degrees">${formatDegrees(position.latitude_deg, 'NS')}</span> <span class="degrees">${formatDegrees(position.longitude_deg, 'EW')}</span>`
  }</td></tr>
`
}

const looksOf = (mark: DiagramMark): Markup => {
  const color = validColor(mark.color)
  return markup`${color === undefined ? nothing : markup`<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${color}"/></svg> `}${lookWords(mark)}`
}
