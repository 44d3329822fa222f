/** The course of a race: its diagram, its sequence in words, and its marks. */
import { renderToString } from 'preact-render-to-string'
import { type DiagramMark, diagramMark, diagramOf } from '../pictures/diagramCourse.ts'
import { drawCourse } from '../pictures/drawCourse.ts'
import { lookWords, validColor } from '../pictures/looks.ts'
import { sequenceInWords } from '../pictures/words.ts'
import type { describeRaceCourse } from '../steps/raceCourse.ts'
import { Name } from '#page/components/name.tsx'
import { EmptyPart, Part } from '#page/components/part.tsx'
import { ScrollTable } from '#page/components/scrollTable.tsx'
import { drawn } from '#page/document.tsx'
import { formatDegrees } from '#positions/rules/positionText.ts'
import type { Language } from '#values/language.ts'
import { remembered } from '#values/recentMap.ts'
import { inlinePicture } from '#page/pictures.ts'
import { counted, fill } from '#values/words.ts'
import { coursesWords } from '../words/coursesWords.ts'

/** The course of a board, or of another page. */
export interface CourseContent {
  readonly course: Awaited<ReturnType<typeof describeRaceCourse>>
  readonly language: Language
}

interface CourseProps extends CourseContent {
  readonly hasCourse: boolean
  readonly heading?: string
}

export const CoursePart = ({ course, language, hasCourse, heading }: CourseProps) => {
  const words = coursesWords[language].parts
  return (
    <Part id="course" heading={heading ?? words.course}>
      {hasCourse ? (
        <figure>{drawn(inlinePicture(drawCourse(diagramOf(course, language))))}</figure>
      ) : (
        <p>{words.noCourse}</p>
      )}
    </Part>
  )
}

/** Legs in each collapsible part of a longer sequence. */
const stretchMax = 40

export const SequencePart = ({ course, language }: CourseContent) =>
  drawn(sequenceOf({ course, language }))

const sequenceOf = remembered((content: CourseContent) => renderToString(<Sequence {...content} />))

const Sequence = ({ course, language }: CourseContent) => {
  const sentences = sequenceInWords(diagramOf(course, language))
  if (sentences.length === 0) return <EmptyPart id="sequence" />
  const { parts: words, pictures } = coursesWords[language]
  const { numberOfLaps } = course
  const laps = numberOfLaps === null ? '' : `${counted(language, pictures.laps, numberOfLaps)}, `
  const starts = Array.from(
    { length: Math.ceil(sentences.length / stretchMax) },
    (_, index) => index * stretchMax,
  )
  return (
    <Part id="sequence" heading={words.sequence}>
      <p>
        {laps + counted(language, pictures.legs, sentences.length - 1)}. {words.windFromTop}
      </p>
      {starts.length === 1 ? (
        <Sentences sentences={sentences} />
      ) : (
        starts.map((first) => {
          const stretch = sentences.slice(first, first + stretchMax)
          const last = first + stretch.length - 1
          return (
            <details id={`stretch-${first}`}>
              <summary>
                {fill(first === 0 ? words.firstLegs : words.furtherLegs, { first, last })}
              </summary>
              <Sentences sentences={stretch} />
            </details>
          )
        })
      )}
    </Part>
  )
}

const Sentences = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ol class="sequence">
    {sentences.map((sentence) => (
      <li>{sentence}</li>
    ))}
  </ol>
)

/** Far above a real course: a regatta can have any number of marks. */
const rowsMax = 200

type AnsweredMark = CourseContent['course']['markConfigurations'][number]

/** The marks of the course, and a collapsed table of the regatta's other marks. */
export const MarksPart = ({ course, language }: CourseContent) =>
  drawn(marksOf({ course, language }))

const marksOf = remembered((content: CourseContent) => renderToString(<Marks {...content} />))

const Marks = ({ course: { markConfigurations, waypoints }, language }: CourseContent) => {
  if (markConfigurations.length === 0) return <EmptyPart id="marks" />
  const words = coursesWords[language].parts
  const used = new Set(waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds))
  const isOfCourse = ({ id, associatedRole }: AnsweredMark) =>
    used.has(id) || associatedRole !== undefined
  const ofCourse = markConfigurations.filter(isOfCourse)
  const others = markConfigurations.filter((mark) => !isOfCourse(mark))
  const rest = ofCourse.length > 0 ? words.otherMarks : words.marksOfRegatta
  const caption = counted(language, rest, others.length)
  return (
    <Part id="marks" heading={words.marks}>
      {ofCourse.length > 0 && (
        <MarkTable caption={words.marksOfCourse} marks={ofCourse} language={language} />
      )}
      {others.length > 0 && (
        <details id="other-marks">
          <summary>{caption}</summary>
          <MarkTable caption={caption} marks={others} language={language} />
        </details>
      )}
    </Part>
  )
}

interface TableProps {
  readonly caption: string
  readonly marks: readonly AnsweredMark[]
  readonly language: Language
}

const MarkTable = ({ caption, marks, language }: TableProps) => {
  const words = coursesWords[language].parts
  const more = marks.length - rowsMax
  return (
    <>
      <ScrollTable label={caption}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.mark}</th>
            <th scope="col">{words.looks}</th>
            <th scope="col">{words.lastPosition}</th>
          </tr>
        </thead>
        <tbody>
          {marks.slice(0, rowsMax).map((mark) => (
            <MarkRow mark={mark} language={language} />
          ))}
        </tbody>
      </ScrollTable>
      {more > 0 && <p>{counted(language, words.moreMarks, more)}</p>}
    </>
  )
}

interface RowProps {
  readonly mark: AnsweredMark
  readonly language: Language
}

const MarkRow = ({ mark, language }: RowProps) => {
  const { associatedRole, effectiveProperties, positioning, lastKnownPosition } = mark
  const { name, shortName } = effectiveProperties
  const role = associatedRole ?? name
  return (
    <tr>
      <th scope="row">
        <Name>{name}</Name>
        {shortName !== name && (
          <>
            {' '}
            (<Name>{shortName}</Name>)
          </>
        )}
        {role !== name && (
          <>
            <br />
            <span class="small">
              <Name>{role}</Name>
            </span>
          </>
        )}
      </th>
      <td>
        <Looks mark={diagramMark(mark)} language={language} />
      </td>
      <td>
        <Degrees
          position={positioning?.position ?? lastKnownPosition}
          unknown={coursesWords[language].parts.notKnown}
        />
      </td>
    </tr>
  )
}

interface DegreesProps {
  readonly position:
    | Pick<NonNullable<AnsweredMark['lastKnownPosition']>, 'latitude_deg' | 'longitude_deg'>
    | null
    | undefined
  /** The words for a position that is not known. */
  readonly unknown: string
}

export const Degrees = ({ position, unknown }: DegreesProps) =>
  position ? (
    <>
      <span class="degrees">{formatDegrees(position.latitude_deg, 'NS')}</span>{' '}
      <span class="degrees">{formatDegrees(position.longitude_deg, 'EW')}</span>
    </>
  ) : (
    unknown
  )

const Looks = ({ mark, language }: { readonly mark: DiagramMark; readonly language: Language }) => {
  const color = validColor(mark.color)
  return (
    <>
      {color !== undefined && (
        <>
          <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={color} />
          </svg>{' '}
        </>
      )}
      {lookWords(mark, language)}
    </>
  )
}
