// @ts-check
/** The versions of the course: what each one changed, and how to return to it. */
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { button } from '../controls.js'
import { momentIn } from '../venueTime.js'
import { newId } from '../newId.js'
import { courses, get, getText, send, useAction } from './api.js'

/**
 * @typedef {{ version: number, savedAt: number, savedBy: string | null, summary: string, name: string, numberOfLaps: number | null, waypoints: number }} Version
 * @typedef {{ path: string, mayRestore: boolean, done: (message: string) => Promise<void> }} HistoryProps
 */

/** As the clocks at the venue show it. @type {(millis: number, timeStyle: 'short' | 'medium') => string} */
const timeText = (millis, timeStyle) => {
  const { zone: venue = 'UTC' } = document.getElementById('content')?.dataset ?? {}
  const { date, time, zone } = momentIn(venue, millis)
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle,
    timeZone: 'UTC',
  })
  return `${format.format(new Date(`${date}T${time}Z`))} ${zone}`
}

/** Properties in the list. Only versions with the same values are compared at once. @type {(keyof Version)[]} */
const listed = ['name', 'numberOfLaps', 'waypoints']

/** Versions that are compared at once. */
const recentMax = 20

/** @type {(props: HistoryProps & { present: Version, isRecent: boolean, entry: Version }) => unknown} */
const Entry = ({ path, present, isRecent, mayRestore, done, entry }) => {
  const { version: latest } = present
  const { version, savedAt, savedBy, name, summary } = entry
  const [changes, setChanges] = useState(/** @type {string[] | null} */ (null))
  const [key] = useState(newId)
  const { run, problem, isBusy } = useAction()
  const differences = async () => (await get(`/diff${path}?from=${latest}&to=${version}`)).summary
  const compare = async () => setChanges(await differences())
  useEffect(() => {
    const isAlike = isRecent && listed.every((key) => entry[key] === present[key])
    if (!isAlike || version === latest) return
    void run(async () => {
      if ((await differences()).length === 0) setChanges([])
    })
  }, [])
  const restore = async () => {
    await send(`/restore${path}`, { version }, { 'idempotency-key': key })
    await done(`Version ${version} is restored.`)
  }
  const isSame = changes?.length === 0
  const title = mayRestore ? 'Restoring it changes this:' : 'To return to it, this would change:'
  return html`<li>
    <strong>Version ${version}: <bdi>${name}</bdi></strong
    ><br />
    ${timeText(savedAt, 'short')}${savedBy && html` by <bdi>${savedBy}</bdi>`}
    <p dir="auto">${summary}</p>
    <a href=${`${courses}/getFromCourse${path}.svg?version=${version}`}
      >Picture of version ${version}</a
    >
    ${
      version !== latest &&
      !isSame &&
      html`<p class="actions">
        ${button(`Compare version ${version}`, () => run(compare))}
        ${changes && mayRestore && html`<button disabled=${isBusy} onClick=${() => run(restore)}>Restore version ${version}</button>`}
      </p>`
    }
    <div role="status">
      ${isSame && html`<p><strong>Same as now</strong></p>`}
      ${
        changes &&
        !isSame &&
        html`<h3>${title}</h3>
          ${changes.map((sentence) => html`<p>${sentence}</p>`)}`
      }
    </div>
    <p role="alert" class="error">${problem}</p>
  </li>`
}

/** The course that was in force at a time. @type {(props: { path: string }) => unknown} */
const CourseAt = ({ path }) => {
  const [at, setAt] = useState('')
  const [found, setFound] = useState(
    /** @type {{ title: string, picture: string } | null} */ (null),
  )
  const { run, problem, isBusy } = useAction()
  const look = async () => {
    setFound(null)
    if (at === '') throw new Error('Give a date and a time.')
    const date = new Date(at)
    const query = `?at=${date.toISOString()}`
    const [course, svg] = await Promise.all([
      get(`/getFromCourse${path}${query}`),
      getText(`/getFromCourse${path}.svg${query}`),
    ])
    setFound({
      title: `Course at ${timeText(date.getTime(), 'medium')}: ${course.name}`,
      picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    })
  }
  return html`<div class="fields">
      <label class="time">
        Course at, in your time zone
        <input
          type="datetime-local"
          step="1"
          value=${at}
          onInput=${(/** @type {any} */ { target }) => setAt(target.value)}
        />
      </label>
    </div>
    <p class="actions">${button('Show this course', () => run(look), { disabled: isBusy })}</p>
    <p role="alert" class="error">${problem}</p>
    <div role="status">
      ${
        found &&
        html`<h3>${found.title}</h3>
          <img class="earlier" src=${found.picture} alt=${found.title} />`
      }
    </div>`
}

/** @type {(props: HistoryProps & { turn: number }) => unknown} */
export const History = ({ turn, ...props }) => {
  const [versions, setVersions] = useState(/** @type {Version[]} */ ([]))
  const { run, problem } = useAction()
  useEffect(() => {
    void run(async () => setVersions(await get(`/versions${props.path}`)))
  }, [turn])
  const [present] = versions
  return html`<section class="card" aria-labelledby="history-heading">
    <h2 id="history-heading">History</h2>
    ${present && html`<${CourseAt} path=${props.path} />`}
    ${!present && html`<p>The course of this race has no versions.</p>`}
    <ol class="versions">
      ${versions.map((entry, index) => html`<${Entry} key=${`${present?.version} ${entry.version}`} ...${{ present, entry, isRecent: index < recentMax, ...props }} />`)}
    </ol>
    ${present && present.version !== versions.length && html`<p>Earlier versions are not listed here.</p>`}
    <p role="alert" class="error">${problem}</p>
  </section>`
}
