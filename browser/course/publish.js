// @ts-check
/** Publishing: the races, the marks to use, a preview of what changes, and the publication. */
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import { button, select } from '../controls.js'
import { newId } from '../newId.js'
import { Refusal } from '../refusal.js'
import { failureText } from '../userRequests.js'
import { get, send, useAction } from './api.js'

/**
 * @typedef {import('./api.js').Race} Race
 * @typedef {import('./api.js').Mark} Mark
 * @typedef {{ id: string, markId?: string, associatedRoleId?: string, effectiveProperties: { name: string }, positioning?: object }} Designed
 * @typedef {Record<string, string>} Chosen by the id in the design, the mark of the regatta
 */

const raceName = (/** @type {Race} */ { raceColumn, fleet }) => `${raceColumn} ${fleet}`

/** A mark of the regatta keeps its appearance, and moves. @type {(course: any, chosen: Chosen) => object} */
const withMarks = (course, chosen) => ({
  ...course,
  markConfigurations: course.markConfigurations.map((/** @type {Designed} */ mark) => {
    const { id, positioning, associatedRoleId } = mark
    return chosen[id] ? { id, positioning, associatedRoleId, markId: chosen[id] } : mark
  }),
})

/**
 * Describes the changes of a dry run.
 * @param {any} dryRun
 * @param {string | undefined} source the race whose new marks a copy uses
 */
const sentencesOf = ({ created, changed }, source) => {
  const names = (/** @type {any[]} */ list) =>
    list.flatMap(({ what, name }) => (what === 'mark' ? [name] : [])).join(', ')
  const hasCourse = (/** @type {any[]} */ list) => list.some(({ what }) => what === 'course')
  const [made, moved] = [names(created), names(changed)]
  const sentences = [
    ...(hasCourse(created) ? ['It gets its first course.'] : []),
    ...(hasCourse(changed) ? ['The present course stays in the history.'] : []),
    ...(made ? [source ? `It uses the new marks of ${source}.` : `New marks: ${made}.`] : []),
    ...(moved ? [`These marks move, also in other races that use them: ${moved}.`] : []),
  ]
  return sentences.length > 0 ? sentences : ['It has this course already.']
}

/** @type {(props: { course: any, marks: Mark[], chosen: Chosen, choose: (chosen: Chosen) => void }) => unknown} */
const MarkChoice = ({ course, marks, chosen, choose }) => {
  /** @type {Designed[]} */
  const designed = course.markConfigurations
  const present = designed.map(({ id, effectiveProperties: { name } }) => [
    id,
    marks.find((mark) => mark.isOfCourse && mark.name === name)?.id ?? '',
  ])
  const ofRegatta = marks.map(({ id, name }) => [id, name])
  return html`<details>
    <summary>Use marks of the regatta</summary>
    <p>Without a choice, no mark of another race moves.</p>
    <p class="actions">
      ${button('Marks of the present course', () => choose(Object.fromEntries(present)))}
    </p>
    <div class="fields">
      ${designed.map(({ id, markId, effectiveProperties: { name } }) =>
        select(
          name,
          chosen[id] ?? '',
          [['', markId ? 'Mark of the regatta' : 'New mark'], ...ofRegatta],
          (value) => choose({ ...chosen, [id]: value }),
        ),
      )}
    </div>
  </details>`
}

/** The latest version of each course; absent without a course. @type {(races: Race[]) => Promise<(number | undefined)[]>} */
const versionsOf = (races) =>
  Promise.all(races.map(async ({ path }) => (await get(`/versions${path}?limit=1`))[0]?.version))

/** One race gets the course, and the others a copy with the same marks. @type {(course: object, races: Race[], key: string) => Promise<void>} */
const publish = async (course, [first, ...others], key) => {
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

/** @type {(props: { races: Race[], targets: Race[], setTargets: (targets: Race[]) => void }) => unknown} */
const RaceChoice = ({ races, targets, setTargets }) => {
  const toggle = (/** @type {Race} */ race) =>
    setTargets(races.filter((one) => (one === race) !== targets.includes(one)))
  return html`<fieldset>
    <legend>Races</legend>
    <div class="fields">
      ${races.map(
        (race) =>
          html`<label class="check">
            <input
              type="checkbox"
              checked=${targets.includes(race)}
              onChange=${() => toggle(race)}
            />
            ${raceName(race)}
          </label>`,
      )}
    </div>
  </fieldset>`
}

/**
 * @typedef {{ course: any, isCurrent: boolean, races: Race[], marks: Mark[], done: (message: string) => Promise<void> }} PublishProps
 * @typedef {{ inputs: unknown[], key: string, versions: string, changes: string[][], isSent: boolean }} Preview
 *   `isSent`: the publication may have begun
 */

/** The preview of a publication, and its two steps. @type {(props: PublishProps, chosen: Chosen, targets: Race[]) => { preview: Preview | null, look: () => Promise<void>, confirm: (preview: Preview) => Promise<void> }} */
const usePublication = ({ course, isCurrent, done }, chosen, targets) => {
  const [latest, setLatest] = useState(/** @type {Preview | null} */ (null))
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
  const confirm = async (/** @type {Preview} */ preview) => {
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

/** @type {(props: PublishProps) => unknown} */
export const Publish = (props) => {
  const { course, isCurrent, races, marks } = props
  const [chosen, choose] = useState(/** @type {Chosen} */ ({}))
  const [targets, setTargets] = useState(races.slice(0, 1))
  const { run, problem, isBusy } = useAction()
  const { preview, look, confirm } = usePublication(props, chosen, targets)
  const names = targets.map(raceName)
  const publishAll = async (/** @type {Preview} */ shown) => {
    await confirm(shown)
    choose({})
  }
  return html`<section class="card" aria-labelledby="publish-heading">
    <h2 id="publish-heading">Publish</h2>
    <${RaceChoice} ...${{ races, targets, setTargets }} />
    ${marks.length > 0 && html`<${MarkChoice} ...${{ course, marks, chosen, choose }} />`}
    <p class="actions">
      ${button('Preview', () => run(look), { disabled: isBusy || !isCurrent || targets.length === 0 })}
      ${preview && html`<button disabled=${isBusy} onClick=${() => run(() => publishAll(preview))}>Publish to ${names.join(', ')}</button>`}
    </p>
    <div role="status">
      ${preview?.changes.map((sentences, index) => [
        html`<h3>${names[index]}</h3>`,
        ...sentences.map((sentence) => html`<p>${sentence}</p>`),
      ])}
    </div>
    <p role="alert" class="error">${problem}</p>
  </section>`
}
