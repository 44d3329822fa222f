/** Publishing: the races, the marks to use, a preview of what changes, and the publication. */
import { useState } from 'preact/hooks'
import { button, select } from '#browser/controls.tsx'
import { newId } from '#browser/newId.ts'
import { Refusal } from '#browser/refusal.ts'
import { failureText } from '#browser/userRequests.ts'
import { get, send, useAction } from './api.ts'

type Race = import('./api.ts').Race

type Mark = import('./api.ts').Mark

interface Designed {
  id: string
  markId?: string
  associatedRoleId?: string
  effectiveProperties: { name: string }
  positioning?: object
}

/** by the id in the design, the mark of the regatta */
type Chosen = Record<string, string>

const raceName = ({ raceColumn, fleet }: Race) => `${raceColumn} ${fleet}`

/** A mark of the regatta keeps its appearance, and moves. */
const withMarks = (course: any, chosen: Chosen): object => ({
  ...course,
  markConfigurations: course.markConfigurations.map((mark: Designed) => {
    const { id, positioning, associatedRoleId } = mark
    return chosen[id] ? { id, positioning, associatedRoleId, markId: chosen[id] } : mark
  }),
})

/**
 * Describes the changes of a dry run.
 * @param source the race whose new marks a copy uses
 */
const sentencesOf = ({ created, changed }: any, source: string | undefined) => {
  const names = (list: any[]) =>
    list.flatMap(({ what, name }) => (what === 'mark' ? [name] : [])).join(', ')
  const hasCourse = (list: any[]) => list.some(({ what }) => what === 'course')
  const [made, moved] = [names(created), names(changed)]
  const sentences = [
    ...(hasCourse(created) ? ['It gets its first course.'] : []),
    ...(hasCourse(changed) ? ['The present course stays in the history.'] : []),
    ...(made ? [source ? `It uses the new marks of ${source}.` : `New marks: ${made}.`] : []),
    ...(moved ? [`These marks move, also in other races that use them: ${moved}.`] : []),
  ]
  return sentences.length > 0 ? sentences : ['It has this course already.']
}

const MarkChoice = ({
  course,
  marks,
  chosen,
  choose,
}: {
  course: any
  marks: Mark[]
  chosen: Chosen
  choose: (chosen: Chosen) => void
}) => {
  const designed: Designed[] = course.markConfigurations
  const present = designed.map(({ id, effectiveProperties: { name } }) => [
    id,
    marks.find((mark) => mark.isOfCourse && mark.name === name)?.id ?? '',
  ])
  const ofRegatta = marks.map(({ id, name }) => [id, name])
  return (
    <details>
      <summary>Use marks of the regatta</summary>
      <p>Without a choice, no mark of another race moves.</p>
      <p class="actions">
        {button('Marks of the present course', () => choose(Object.fromEntries(present)))}
      </p>
      <div class="fields">
        {designed.map(({ id, markId, effectiveProperties: { name } }) =>
          select(
            name,
            chosen[id] ?? '',
            [['', markId ? 'Mark of the regatta' : 'New mark'], ...ofRegatta],
            (value) => choose({ ...chosen, [id]: value }),
          ),
        )}
      </div>
    </details>
  )
}

/** The latest version of each course; absent without a course. */
const versionsOf = (races: Race[]): Promise<(number | undefined)[]> =>
  Promise.all(races.map(async ({ path }) => (await get(`/versions${path}?limit=1`))[0]?.version))

/** One race gets the course, and the others a copy with the same marks. */
const publish = async (course: object, [first, ...others]: Race[], key: string): Promise<void> => {
  if (!first) return
  await send(`/createCourse${first.path}`, course, { 'idempotency-key': key })
  const targets = others.map(({ raceColumn, fleet }) => ({ raceColumn, fleet }))
  if (targets.length === 0) return
  const copy = { targets, allOrNone: true }
  await send(`/copyCourse${first.path}`, copy, { 'idempotency-key': `${key}-copy` }).catch(
    (error) => {
      throw new Error(`${raceName(first)} has the course. The other races: ${failureText(error)}`)
    },
  )
}

const RaceChoice = ({
  races,
  targets,
  setTargets,
}: {
  races: Race[]
  targets: Race[]
  setTargets: (targets: Race[]) => void
}) => {
  const toggle = (race: Race) =>
    setTargets(races.filter((one) => (one === race) !== targets.includes(one)))
  return (
    <fieldset>
      <legend>Races</legend>
      <div class="fields">
        {races.map((race) => (
          <label class="check">
            <input type="checkbox" checked={targets.includes(race)} onChange={() => toggle(race)} />
            {raceName(race)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface PublishProps {
  course: any
  isCurrent: boolean
  races: Race[]
  marks: Mark[]
  done: (message: string) => Promise<void>
}

/** `isSent`: the publication may have begun */
export interface Preview {
  inputs: unknown[]
  key: string
  versions: string
  changes: string[][]
  isSent: boolean
}

/** The preview of a publication, and its two steps. */
const usePublication = (
  { course, isCurrent, done }: PublishProps,
  chosen: Chosen,
  targets: Race[],
): {
  preview: Preview | null
  look: () => Promise<void>
  confirm: (preview: Preview) => Promise<void>
} => {
  const [latest, setLatest] = useState(null as Preview | null)
  // A preview is about one course, one choice of marks, and these races.
  const inputs = [course, isCurrent, chosen, targets]
  const isOfInputs = latest?.inputs.every((input, index) => input === inputs[index])
  const configuration = withMarks(course, chosen)
  const names = targets.map(raceName)
  const look = async () => {
    const versions = String(await versionsOf(targets))
    const dryRuns = targets.map(({ path }) =>
      send(`/createCourse${path}?dryRun=true`, configuration),
    )
    const changes = (await Promise.all(dryRuns)).map((dryRun, index) =>
      sentencesOf(dryRun, index === 0 ? undefined : names[0]),
    )
    setLatest({ inputs, key: newId(), versions, changes, isSent: false })
  }
  const confirm = async (preview: Preview) => {
    // An ETag would also change with each position of a tracked mark. The versions may differ
    // because of an earlier attempt, whose response was lost.
    if (!preview.isSent && String(await versionsOf(targets)) !== preview.versions) {
      await look()
      throw new Error('Somebody has changed a course since the preview. This is a new preview.')
    }
    setLatest({ ...preview, isSent: true })
    await publish(configuration, targets, preview.key).catch((error) => {
      if (error instanceof Refusal && !error.isUncertain) setLatest(preview)
      throw error
    })
    await done(`${course.name} is published to ${names.join(', ')}.`)
  }
  return { preview: (isOfInputs && latest) || null, look, confirm }
}

export const Publish = (props: PublishProps) => {
  const { course, isCurrent, races, marks } = props
  const [chosen, choose] = useState({} as Chosen)
  const [targets, setTargets] = useState(races.slice(0, 1))
  const { run, problem, isBusy } = useAction()
  const { preview, look, confirm } = usePublication(props, chosen, targets)
  const names = targets.map(raceName)
  const publishAll = async (shown: Preview) => {
    await confirm(shown)
    choose({})
  }
  return (
    <section class="card" aria-labelledby="publish-heading">
      <h2 id="publish-heading">Publish</h2>
      <RaceChoice {...{ races, targets, setTargets }} />
      {marks.length > 0 && <MarkChoice {...{ course, marks, chosen, choose }} />}
      <p class="actions">
        {button('Preview', () => run(look), {
          disabled: isBusy || !isCurrent || targets.length === 0,
        })}
        {preview && (
          <button disabled={isBusy} onClick={() => run(() => publishAll(preview))}>
            Publish to {names.join(', ')}
          </button>
        )}
      </p>
      <div role="status">
        {preview?.changes.map((sentences, index) => [
          <h3>{names[index]}</h3>,
          ...sentences.map((sentence) => <p>{sentence}</p>),
        ])}
      </div>
      <p role="alert" class="error">
        {problem}
      </p>
    </section>
  )
}
