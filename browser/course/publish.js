// @ts-check
/** Publishing: the marks to use, the races, a preview of what changes, and the publication. */
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { newKey, raceName, send, wordsOf } from './api.js'

/**
 * @typedef {import('./api.js').Race} Race
 * @typedef {import('./api.js').Mark} Mark
 * @typedef {{ id: string, effectiveProperties: { name: string }, positioning: object }} Designed
 */

/** A mark of the regatta keeps its appearance and moves. @type {(course: any, chosen: Record<string, string>) => object} */
const withMarks = (course, chosen) => ({
  ...course,
  markConfigurations: course.markConfigurations.map((/** @type {Designed} */ mark) =>
    chosen[mark.id]
      ? { id: mark.id, markId: chosen[mark.id], positioning: mark.positioning }
      : mark,
  ),
})

/** What a dry run would change, in sentences. @type {(race: Race, dryRun: any) => string[]} */
const sentencesOf = (race, { created, changed, complete }) => {
  const marks = (/** @type {any[]} */ list) =>
    list.flatMap(({ what, name }) => (what === 'mark' ? [name] : [])).join(', ')
  const has = (/** @type {any[]} */ list) => list.some(({ what }) => what === 'course')
  const [made, moved] = [marks(created), marks(changed)]
  const sentences = [
    ...(has(created) ? ['It gets its first course.'] : []),
    ...(has(changed) ? ['The course replaces the present one, which stays in the history.'] : []),
    ...(made ? [`New marks: ${made}.`] : []),
    ...(moved ? [`These marks move, also in other races that use them: ${moved}.`] : []),
    ...(complete ? [] : ['There are more changes.']),
  ]
  return sentences.length > 0 ? sentences : [`${raceName(race)} has this course already.`]
}

/** @type {(props: { course: any, marks: Mark[], chosen: Record<string, string>, choose: (chosen: Record<string, string>) => void }) => unknown} */
const MarkChoice = ({ course, marks, chosen, choose }) => {
  const present = () =>
    choose(
      Object.fromEntries(
        course.markConfigurations.map((/** @type {Designed} */ { id, effectiveProperties }) => [
          id,
          marks.find((mark) => mark.isOfCourse && mark.name === effectiveProperties.name)?.id ?? '',
        ]),
      ),
    )
  return html`<details>
    <summary>Use marks of the regatta</summary>
    <p>Without a choice, each mark is new, and no mark of another race moves.</p>
    <p class="actions">
      <button type="button" class="secondary" onClick=${present}>
        Marks of the present course
      </button>
    </p>
    <div class="fields">
      ${course.markConfigurations.map(
        (/** @type {Designed} */ { id, effectiveProperties: { name } }) =>
          html`<div>
            <label for=${`mark-${id}`}>${name}</label>
            <select
              id=${`mark-${id}`}
              value=${chosen[id] ?? ''}
              onChange=${(/** @type {any} */ event) => choose({ ...chosen, [id]: event.target.value })}
            >
              <option value="">New mark</option>
              ${marks.map((mark) => html`<option value=${mark.id}>${mark.name}</option>`)}
            </select>
          </div>`,
      )}
    </div>
  </details>`
}

/** @type {(props: { races: Race[], isChosen: (race: Race) => boolean, toggle: (race: Race) => void }) => unknown} */
const RaceChoice = ({ races, isChosen, toggle }) =>
  html`<fieldset>
    <legend>Races</legend>
    <div class="fields">
      ${races.map(
        (race) =>
          html`<label class="check">
            <input type="checkbox" checked=${isChosen(race)} onChange=${() => toggle(race)} />
            ${raceName(race)}
          </label>`,
      )}
    </div>
  </fieldset>`

/** One race gets the course, and the others a copy with the same marks. @type {(course: object, races: Race[], key: string) => Promise<void>} */
const publish = async (course, [first, ...others], key) => {
  if (!first) return
  await send(`/createCourse${first.path}`, course, { 'idempotency-key': key })
  if (others.length === 0) return
  const targets = others.map(({ raceColumn, fleet }) => ({ raceColumn, fleet }))
  await send(`/copyCourse${first.path}`, { targets, allOrNone: true }).catch((error) => {
    throw new Error(`${raceName(first)} has the course, and the others do not. ${wordsOf(error)}`)
  })
}

/** @type {(props: { course: any, races: Race[], marks: Mark[], done: (message: string) => Promise<void> }) => unknown} */
export const Publish = ({ course, races, marks, done }) => {
  const [chosen, choose] = useState(/** @type {Record<string, string>} */ ({}))
  const [targets, setTargets] = useState(races.slice(0, 1))
  const [preview, setPreview] = useState(
    /** @type {{ key: string, changes: { race: Race, sentences: string[] }[] } | null} */ (null),
  )
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  // A preview is about one course, one choice of marks, and these races.
  useEffect(() => setPreview(null), [course, chosen, targets])
  const configuration = withMarks(course, chosen)
  const run = async (/** @type {() => Promise<void>} */ action) => {
    setBusy(true)
    setProblem('')
    await action().catch((error) => setProblem(wordsOf(error)))
    setBusy(false)
  }
  const look = async () => {
    const answers = await Promise.all(
      targets.map(({ path }) => send(`/createCourse${path}?dryRun=true`, configuration)),
    )
    const changes = targets.map((race, index) => ({
      race,
      sentences: sentencesOf(race, answers[index]),
    }))
    setPreview({ key: newKey(), changes })
  }
  const names = targets.map(raceName).join(', ')
  const confirm = async () => {
    await publish(configuration, targets, preview?.key ?? '')
    choose({})
    await done(`${course.name} is published to ${names}.`)
  }
  const toggle = (/** @type {Race} */ race) =>
    setTargets(races.filter((one) => (one === race) !== targets.includes(one)))
  return html`<section aria-labelledby="publish-heading">
    <h2 id="publish-heading">Publish</h2>
    <${RaceChoice}
      races=${races}
      isChosen=${(/** @type {Race} */ race) => targets.includes(race)}
      toggle=${toggle}
    />
    <${MarkChoice} ...${{ course, marks, chosen, choose }} />
    <p class="actions">
      <button
        type="button"
        class="secondary"
        disabled=${isBusy || targets.length === 0}
        onClick=${() => run(look)}
      >
        Preview
      </button>
      ${preview && html`<button type="button" disabled=${isBusy} onClick=${() => run(confirm)}>Publish to ${names}</button>`}
    </p>
    <div role="status">
      ${preview?.changes.map(
        ({ race, sentences }) =>
          html`<h3>${raceName(race)}</h3>
            ${sentences.map((text) => html`<p>${text}</p>`)}`,
      )}
    </div>
    <p role="alert" class="error">${problem}</p>
  </section>`
}
