/** The course card: the course as a text, and its marks, legs and lengths, to print on one page. */
import { renderToString } from 'preact-render-to-string'
import { diagramMark, diagramOf } from '../pictures/diagramCourse.ts'
import { lookWords } from '../pictures/looks.ts'
import { measuresOf } from '../pictures/measures.ts'
import { bearingText, lengthText } from '#positions/rules/legText.ts'
import { formatCourseText } from '../rules/design/formatCourseText.ts'
import type { Language } from '#values/language.ts'
import { remembered } from '#values/recentMap.ts'
import { Name } from '#page/components/name.tsx'
import { EmptyPart, Part } from '#page/components/part.tsx'
import { ScrollTable } from '#page/components/scrollTable.tsx'
import { drawn } from '#page/document.tsx'
import { counted } from '#values/words.ts'
import { coursesWords } from '../words/coursesWords.ts'
import { type CourseContent, Degrees } from './courseParts.tsx'

type Course = CourseContent['course']
type Waypoint = Course['waypoints'][number]
type Mark = Course['markConfigurations'][number]

/** Longer courses repeat their laps many times, and do not fit on a page. */
const rowsMax = 60

/** Empty without a course. */
export const CardPart = ({
  course,
  language,
  hasCourse,
}: CourseContent & { readonly hasCourse: boolean }) =>
  hasCourse && course.waypoints.length > 0 ? (
    drawn(cardOf({ course, language }))
  ) : (
    <EmptyPart id="card" />
  )

const cardOf = remembered((content: CourseContent) => renderToString(<Card {...content} />))

const Card = ({ course, language }: CourseContent) => {
  const words = coursesWords[language].card
  const measures = measuresOf(diagramOf(course))
  const marks = new Map(course.markConfigurations.map((mark) => [mark.id, mark]))
  const shown = course.waypoints.slice(0, rowsMax)
  return (
    <Part id="card" heading={words.heading}>
      <p class="sailed">
        <Name>{formatCourseText(course)}</Name>
      </p>
      <ScrollTable label={words.heading}>
        <thead>
          <tr>
            <th scope="col">{coursesWords[language].parts.mark}</th>
            <th scope="col">{words.side}</th>
            <th scope="col">{words.position}</th>
            <th scope="col">{words.leg}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((waypoint, index) => (
            <WaypointRow
              waypoint={waypoint}
              marks={waypoint.markConfigurationIds.flatMap((id) => marks.get(id) ?? [])}
              measure={index === 0 ? undefined : measures[index - 1]}
              language={language}
            />
          ))}
        </tbody>
        <Total
          language={language}
          lengths={measures.flatMap((measure) => measure?.metres ?? [])}
          legs={course.waypoints.length - 1}
          more={course.waypoints.length - shown.length}
        />
      </ScrollTable>
      <p class="small">{words.units}</p>
      <p class="actions">
        <button type="button" class="secondary" id="print">
          {words.print}
        </button>
      </p>
    </Part>
  )
}

interface TotalProps {
  readonly language: Language
  readonly lengths: readonly number[]
  readonly legs: number
  /** Waypoints without a row. */
  readonly more: number
}

const Total = ({ language, lengths, legs, more }: TotalProps) => {
  const words = coursesWords[language].card
  const [isKnown, missing] = [lengths.length > 0, legs - lengths.length]
  const total = lengths.reduce((sum, metres) => sum + metres, 0)
  return (
    <tfoot>
      <tr>
        <th scope="row" colspan={3}>
          {words.total}
          {more > 0 && counted(language, words.moreRoundings, more)}
          {missing > 0 && isKnown && counted(language, words.unknownLegs, missing)}
        </th>
        <td>{isKnown ? lengthText(total, language) : coursesWords[language].parts.notKnown}</td>
      </tr>
    </tfoot>
  )
}

interface RowProps {
  readonly waypoint: Waypoint
  readonly marks: readonly Mark[]
  readonly measure: ReturnType<typeof measuresOf>[number]
  readonly language: Language
}

const sides = ['Port', 'Starboard', 'Gate', 'Line', 'Offset'] as const

const WaypointRow = ({ waypoint, marks, measure, language }: RowProps) => {
  const words = coursesWords[language].card
  const { passingInstruction, controlPointName } = waypoint
  const side = sides.find((one) => one === passingInstruction)
  const text = side === undefined ? '' : words[side]
  const named = side === 'Line' || side === 'Gate' ? (controlPointName ?? text) : text
  return (
    <tr>
      <th scope="row">
        {marks.map((mark, index) => [
          index > 0 && <br />,
          <MarkNames mark={mark} language={language} />,
        ])}
      </th>
      <td class={`side ${side ?? ''}`}>
        <Name>{named}</Name>
      </td>
      <td>
        {marks.map(({ positioning, lastKnownPosition }, index) => [
          index > 0 && <br />,
          <Degrees
            position={positioning?.position ?? lastKnownPosition}
            unknown={coursesWords[language].parts.notKnown}
          />,
        ])}
      </td>
      <td>
        {measure && (
          <>
            <span class="degrees">{bearingText(measure.bearing)}</span>{' '}
            <span class="degrees">{lengthText(measure.metres, language)}</span>
          </>
        )}
      </td>
    </tr>
  )
}

const MarkNames = ({ mark, language }: { readonly mark: Mark; readonly language: Language }) => {
  const { name, shortName } = mark.effectiveProperties
  const look = lookWords(diagramMark(mark), language)
  const rest = [...(shortName === name ? [] : [name]), look].join(', ')
  return (
    <>
      <Name>{shortName}</Name>{' '}
      <span class="small">
        <Name>{rest}</Name>
      </span>
    </>
  )
}
