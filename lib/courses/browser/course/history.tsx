/** The versions of the course: what each one changed, and how to return to it. */
import { useEffect, useState } from 'preact/hooks'
import { button } from '#browser/controls.tsx'
import { momentIn } from '#values/venueTime.ts'
import { newId } from '#browser/newId.ts'
import { courses, get, getText, send, useAction } from './api.ts'

interface Version {
  version: number
  savedAt: number
  savedBy: string | null
  summary: string
  name: string
  numberOfLaps: number | null
  waypoints: number
}

export interface HistoryProps {
  path: string
  mayRestore: boolean
  done: (message: string) => Promise<void>
}

/** As the clocks at the venue show it. */
const timeText = (millis: number, timeStyle: 'short' | 'medium'): string => {
  const { zone: venue = 'UTC' } = document.getElementById('content')?.dataset ?? {}
  const { date, time, zone } = momentIn(venue, millis)
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle,
    timeZone: 'UTC',
  })
  return `${format.format(new Date(`${date}T${time}Z`))} ${zone}`
}

/** Properties in the list. Only versions with the same values are compared at once. */
const listed: (keyof Version)[] = ['name', 'numberOfLaps', 'waypoints']

/** Versions that are compared at once. */
const recentMax = 20

const Entry = ({
  path,
  present,
  isRecent,
  mayRestore,
  done,
  entry,
}: HistoryProps & { present: Version; isRecent: boolean; entry: Version }) => {
  const { version: latest } = present
  const { version, savedAt, savedBy, name, summary } = entry
  const [changes, setChanges] = useState(null as string[] | null)
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
  return (
    <li>
      <strong>
        Version {version}: <bdi>{name}</bdi>
      </strong>
      <br />
      {timeText(savedAt, 'short')}
      {savedBy && (
        <>
          by <bdi>{savedBy}</bdi>
        </>
      )}
      <p dir="auto">{summary}</p>
      <a href={`${courses}/getFromCourse${path}.svg?version=${version}`}>
        Picture of version {version}
      </a>
      {version !== latest && !isSame && (
        <p class="actions">
          {button(`Compare version ${version}`, () => run(compare))}
          {changes && mayRestore && (
            <button disabled={isBusy} onClick={() => run(restore)}>
              Restore version {version}
            </button>
          )}
        </p>
      )}
      <div role="status">
        {isSame && (
          <p>
            <strong>Same as now</strong>
          </p>
        )}
        {changes && !isSame && (
          <>
            <h3>{title}</h3>
            {changes.map((sentence) => (
              <p>{sentence}</p>
            ))}
          </>
        )}
      </div>
      <p role="alert" class="error">
        {problem}
      </p>
    </li>
  )
}

/** The course that was in force at a time. */
const CourseAt = ({ path }: { path: string }) => {
  const [at, setAt] = useState('')
  const [found, setFound] = useState(null as { title: string; picture: string } | null)
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
  return (
    <>
      <div class="fields">
        <label class="time">
          Course at, in your time zone
          <input
            type="datetime-local"
            step="1"
            value={at}
            onInput={({ target }: any) => setAt(target.value)}
          />
        </label>
      </div>
      <p class="actions">{button('Show this course', () => run(look), { disabled: isBusy })}</p>
      <p role="alert" class="error">
        {problem}
      </p>
      <div role="status">
        {found && (
          <>
            <h3>{found.title}</h3>
            <img class="earlier" src={found.picture} alt={found.title} />
          </>
        )}
      </div>
    </>
  )
}

export const History = ({ turn, ...props }: HistoryProps & { turn: number }) => {
  const [versions, setVersions] = useState([] as Version[])
  const { run, problem } = useAction()
  useEffect(() => {
    void run(async () => setVersions(await get(`/versions${props.path}`)))
  }, [turn])
  const [present] = versions
  return (
    <section class="card" aria-labelledby="history-heading">
      <h2 id="history-heading">History</h2>
      {present && <CourseAt path={props.path} />}
      {!present && <p>The course of this race has no versions.</p>}
      <ol class="versions">
        {versions.map((entry, index) => (
          <Entry
            key={`${present?.version} ${entry.version}`}
            {...{ present, entry, isRecent: index < recentMax, ...props }}
          />
        ))}
      </ol>
      {present && present.version !== versions.length && (
        <p>Earlier versions are not listed here.</p>
      )}
      <p role="alert" class="error">
        {problem}
      </p>
    </section>
  )
}
