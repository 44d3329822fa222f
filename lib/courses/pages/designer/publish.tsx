/** Publishing: the races, the marks to use, a preview of what changes, and the publication. */
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import { Problem, useAction } from './action.tsx'
import { courses } from './paths.ts'
import { fill } from '#values/words.ts'
import {
  type Course,
  type CoursePageData,
  type DesignerWords,
  type DryRun,
  type Race,
  type Version,
} from './data.ts'
import { type Opened, type Requests, useOpened, useWords } from './opened.ts'

/** The mark of the regatta, by the id in the design. */
type Chosen = Readonly<Record<string, string>>

/** A mark of the regatta keeps its appearance, and moves. */
const withMarks = (course: Course, chosen: Chosen): object => ({
  ...course,
  markConfigurations: course.markConfigurations.map((mark) => {
    const { id, positioning, associatedRoleId } = mark
    return chosen[id] ? { id, positioning, associatedRoleId, markId: chosen[id] } : mark
  }),
})

const marksIn = (list: DryRun['created'] | DryRun['changed']) =>
  list.flatMap(({ what, name = [] }) => (what === 'mark' ? name : [])).join(', ')

const hasCourse = (list: DryRun['created'] | DryRun['changed']) =>
  list.some(({ what }) => what === 'course')

/**
 * Describes the changes of a dry run.
 * @param source the race whose new marks a copy uses
 */
const sentencesOf = (
  words: DesignerWords,
  { created, changed }: DryRun,
  source: string | undefined,
) => {
  const [made, moved] = [marksIn(created), marksIn(changed)]
  const sentences = [
    ...(hasCourse(created) ? [words.firstCourse] : []),
    ...(hasCourse(changed) ? [words.staysInHistory] : []),
    ...(made
      ? [source ? fill(words.usesNew, { race: source }) : fill(words.newMarks, { marks: made })]
      : []),
    ...(moved ? [fill(words.marksMove, { marks: moved })] : []),
  ]
  return sentences.length > 0 ? sentences : [words.hasAlready]
}

interface MarkChoiceProps {
  readonly course: Course
  readonly marks: CoursePageData['marks']
  readonly chosen: Chosen
  readonly choose: (chosen: Chosen) => void
}

const MarkChoice = ({ course, marks, chosen, choose }: MarkChoiceProps) => {
  const designed = course.markConfigurations
  const words = useWords()
  const choosePresent = () => {
    const present = designed.map(({ id, effectiveProperties: { name } }) => [
      id,
      marks.find((mark) => mark.isOfCourse && mark.name === name)?.id ?? '',
    ])
    choose(Object.fromEntries(present) as Chosen)
  }
  const ofRegatta = marks.map(({ id, name }) => [id, name])
  return (
    <details>
      <summary>{words.useMarks}</summary>
      <p>{words.noneMoves}</p>
      <p class="actions">{button(words.presentMarks, choosePresent)}</p>
      <div class="fields">
        {designed.map(({ id, markId, effectiveProperties: { name } }) =>
          select(
            <bdi>{name}</bdi>,
            chosen[id] ?? '',
            [['', markId ? words.markOfRegatta : words.newMark], ...ofRegatta],
            (value) => {
              choose({ ...chosen, [id]: value })
            },
          ),
        )}
      </div>
    </details>
  )
}

/** The latest version of each course; absent without a course. */
const versionsOf = async ({ read }: Requests, races: readonly Race[]): Promise<string> => {
  const versions = await Promise.all(
    races.map(({ path }) => read(`${courses}/versions${path}?limit=1`)),
  )
  return String((versions as Version[][]).map(([latest]) => latest?.version))
}

/** One race gets the course, and the others a copy with the same marks. */
const publish = async (
  { words, post, failureText }: Opened,
  course: object,
  [first, ...others]: readonly Race[],
  key: string,
): Promise<void> => {
  if (!first) return
  await post(`/createCourse${first.path}`, course, key)
  const targets = others.map(({ raceColumn, fleet }) => ({ raceColumn, fleet }))
  if (targets.length === 0) return
  const copy = { targets, allOrNone: true }
  await post(`/copyCourse${first.path}`, copy, `${key}-copy`).catch((error: unknown) => {
    const values = { race: first.name, problem: failureText(error) }
    throw new Error(fill(words.others, values))
  })
}

interface RaceChoiceProps {
  readonly races: readonly Race[]
  readonly targets: readonly Race[]
  readonly setTargets: (targets: readonly Race[]) => void
}

const RaceChoice = ({ races, targets, setTargets }: RaceChoiceProps) => {
  const toggle = (race: Race) => {
    setTargets(races.filter((one) => (one === race) !== targets.includes(one)))
  }
  return (
    <fieldset>
      <legend>{useWords().races}</legend>
      <div class="fields">
        {races.map((race) => (
          <label class="check">
            <input
              type="checkbox"
              checked={targets.includes(race)}
              onChange={() => {
                toggle(race)
              }}
            />
            <bdi>{race.name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PublishProps {
  readonly course: Course
  readonly isCurrent: boolean
  readonly races: readonly Race[]
  readonly marks: CoursePageData['marks']
  readonly done: (message: string) => Promise<void>
}

interface Preview {
  /** The course, the marks and the races that it is about. */
  readonly inputs: readonly unknown[]
  readonly key: string
  readonly versions: string
  readonly changes: readonly (readonly string[])[]
  /** The publication may have begun. */
  readonly isSent: boolean
}

/** Without a response, the publication may have begun. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'isUncertain' in error && error.isUncertain === false

/** The preview of a publication, and its two steps. */
const usePublication = (
  { course, isCurrent, done }: PublishProps,
  chosen: Chosen,
  targets: readonly Race[],
) => {
  const [latest, setLatest] = useState<Preview>()
  const opened = useOpened()
  const { words, post, newId } = opened
  const inputs = [course, isCurrent, chosen, targets]
  const isOfInputs = latest?.inputs.every((input, index) => input === inputs[index])
  const configuration = withMarks(course, chosen)
  const names = targets.map(({ name }) => name)
  const look = async () => {
    const versions = await versionsOf(opened, targets)
    const dryRuns = await Promise.all(
      targets.map(({ path }) => post(`/createCourse${path}?dryRun=true`, configuration)),
    )
    const changes = dryRuns.map((dryRun, index) =>
      sentencesOf(words, dryRun as DryRun, index === 0 ? undefined : names[0]),
    )
    setLatest({ inputs, key: newId(), versions, changes, isSent: false })
  }
  const confirm = async (preview: Preview) => {
    // An ETag would also change with each position of a tracked mark. The versions may differ
    // because of an earlier attempt, whose response was lost.
    if (!preview.isSent && (await versionsOf(opened, targets)) !== preview.versions) {
      await look()
      throw new Error(words.changedSince)
    }
    setLatest({ ...preview, isSent: true })
    await publish(opened, configuration, targets, preview.key).catch((error: unknown) => {
      if (isRefusal(error)) setLatest(preview)
      throw error
    })
    await done(fill(words.published, { course: course.name, races: names.join(', ') }))
  }
  return { preview: isOfInputs ? latest : undefined, names, look, confirm }
}

export const Publish = (props: PublishProps) => {
  const { course, isCurrent, races, marks } = props
  const [chosen, choose] = useState<Chosen>({})
  const [targets, setTargets] = useState<readonly Race[]>(races.slice(0, 1))
  const { run, problem, isBusy } = useAction()
  const words = useWords()
  const { preview, names, look, confirm } = usePublication(props, chosen, targets)
  const publishAll = async (shown: Preview) => {
    await confirm(shown)
    choose({})
  }
  return (
    <section class="card" aria-labelledby="publish-heading">
      <h2 id="publish-heading">{words.publish}</h2>
      <RaceChoice races={races} targets={targets} setTargets={setTargets} />
      {marks.length > 0 && (
        <MarkChoice course={course} marks={marks} chosen={chosen} choose={choose} />
      )}
      <p class="actions">
        {button(words.preview, () => run(look), {
          class: preview && 'secondary',
          disabled: isBusy || !isCurrent || targets.length === 0,
        })}
        {preview && (
          <button disabled={isBusy} onClick={() => void run(() => publishAll(preview))}>
            {fill(words.publishTo, { races: names.join(', ') })}
          </button>
        )}
      </p>
      <div role="status">
        {preview?.changes.map((sentences, index) => [
          <h3>
            <bdi>{names[index]}</bdi>
          </h3>,
          ...sentences.map((sentence) => <p>{sentence}</p>),
        ])}
      </div>
      <Problem problem={problem} />
    </section>
  )
}
