// @ts-check
/** The versions of the course: what each one changed, and how to return to it. */
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { courses, get, newKey, send, wordsOf } from './api.js'

/** @typedef {{ version: number, savedAt: number, savedBy: string | null, summary: string, name: string }} Version */

const time = (/** @type {number} */ millis) =>
  new Date(millis).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** @type {(props: { path: string, latest: number, entry: Version, mayRestore: boolean, done: (message: string) => Promise<void> }) => unknown} */
const Entry = ({ path, latest, entry, mayRestore, done }) => {
  const { version, savedAt, savedBy, name } = entry
  const [changes, setChanges] = useState(/** @type {string[] | null} */ (null))
  const [problem, setProblem] = useState('')
  const [key] = useState(newKey)
  const run = (/** @type {() => Promise<void>} */ action) => {
    setProblem('')
    void action().catch((error) => setProblem(wordsOf(error)))
  }
  const compare = async () => {
    const { summary } = await get(`/diff${path}?from=${latest}&to=${version}`)
    setChanges(summary.length > 0 ? summary : ['It is the same as the present course.'])
  }
  const restore = async () => {
    await send(`/restore${path}`, { version }, { 'idempotency-key': key })
    await done(`Version ${version} is restored.`)
  }
  return html`<li>
    <strong>Version ${version}: <bdi>${name}</bdi></strong
    ><br />
    ${time(savedAt)}${savedBy && html` by <bdi>${savedBy}</bdi>`}
    <p dir="auto">${entry.summary}</p>
    <a href=${`${courses}/getFromCourse${path}.svg?version=${version}`}
      >Picture of version ${version}</a
    >
    ${
      version !== latest &&
      html`<p class="actions">
        <button type="button" class="secondary" onClick=${() => run(compare)}>
          Compare version ${version} with the present
        </button>
        ${changes && mayRestore && html`<button type="button" onClick=${() => run(restore)}>Restore version ${version}</button>`}
      </p>`
    }
    <div role="status">
      ${changes && html`<p><strong>${mayRestore ? 'Restoring it would change this:' : 'The differences:'}</strong></p>`}
      ${changes?.map((sentence) => html`<p>${sentence}</p>`)}
    </div>
    <p role="alert" class="error">${problem}</p>
  </li>`
}

/** @type {(props: { path: string, mayRestore: boolean, turn: number, done: (message: string) => Promise<void> }) => unknown} */
export const History = ({ path, mayRestore, turn, done }) => {
  const [versions, setVersions] = useState(/** @type {Version[]} */ ([]))
  const [problem, setProblem] = useState('')
  useEffect(() => {
    get(`/versions${path}?limit=50`).then(setVersions, (error) => setProblem(wordsOf(error)))
  }, [path, turn])
  return html`<section aria-labelledby="history-heading">
    <h2 id="history-heading">History</h2>
    ${versions.length === 0 && html`<p>This race has no saved versions of its course.</p>`}
    <ol class="versions">
      ${versions.map(
        (entry) =>
          html`<${Entry}
            key=${`${turn} ${entry.version}`}
            latest=${versions[0]?.version}
            ...${{ path, entry, mayRestore, done }}
          />`,
      )}
    </ol>
    <p role="alert" class="error">${problem}</p>
  </section>`
}
