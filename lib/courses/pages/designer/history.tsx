/** The versions of the course: what each one changed, and how to return to it. */
import { useEffect, useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { momentIn } from '#values/venueTime.ts'
import type { courseChanges } from '#schemas/courses/courseVersion.ts'
import type { Static } from '#schemas/schema.ts'
import { Problem, useAction } from './action.tsx'
import { Text } from '#page/components/text.tsx'
import { localeOf } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { courses } from './paths.ts'
import type { CoursePageData, Version } from './data.ts'
import { useOpened, useWords } from './opened.ts'

interface HistoryProps {
  /** Of the race. */
  readonly path: string
  readonly done: (message: string) => Promise<void>
}

interface EntryProps extends HistoryProps {
  readonly entry: Version
  readonly present: Version
  readonly isRecent: boolean
}

/** As the clocks at the venue show it. */
const timeText = (
  { language, zone: venue }: CoursePageData,
  millis: number,
  timeStyle: 'short' | 'medium',
): string => {
  const { date, time, zone } = momentIn(venue, millis)
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle,
    timeZone: 'UTC',
  })
  return `${format.format(new Date(`${date}T${time}Z`))} ${zone}`
}

/** Properties in the list. Only versions with the same values are compared at once. */
const listed: readonly (keyof Version)[] = ['name', 'numberOfLaps', 'waypoints']

/** Versions that are compared at once. */
const recentMax = 20

/** The differences to the present version, which is restored with one key. */
const useComparison = ({ path, present, isRecent, done, entry }: EntryProps) => {
  const { version } = entry
  const { words, newId, read, post } = useOpened()
  const [changes, setChanges] = useState<readonly string[]>()
  const [key] = useState(newId)
  const { run, problem, isBusy } = useAction()
  const isPresent = version === present.version
  const compare = async () => {
    const query = `from=${present.version}&to=${version}`
    const changes = await read(`${courses}/diff${path}?${query}`)
    return (changes as Static<typeof courseChanges>).summary
  }
  useEffect(() => {
    const isAlike = isRecent && listed.every((name) => entry[name] === present[name])
    if (!isAlike || isPresent) return
    void run(async () => {
      if ((await compare()).length === 0) setChanges([])
    })
  }, [])
  const look = () =>
    run(async () => {
      setChanges(await compare())
    })
  const restore = () =>
    run(async () => {
      await post(`/restore${path}`, { version }, key)
      await done(fill(words.restored, { version }))
    })
  return { changes, look, restore, problem, isBusy, isPresent }
}

const Differences = ({ changes }: { readonly changes: readonly string[] }) => {
  const { words, mayDesign } = useOpened()
  return changes.length === 0 ? (
    <p>
      <strong>{words.same}</strong>
    </p>
  ) : (
    <>
      <h3>{mayDesign ? words.changes : words.wouldChange}</h3>
      {changes.map((sentence) => (
        <p lang="en">{sentence}</p>
      ))}
    </>
  )
}

const VersionName = ({ version, name, savedAt, savedBy }: Version) => {
  const opened = useOpened()
  const { words } = opened
  return (
    <>
      <strong>
        <Text of={words.versionName} version={version} name={<bdi>{name}</bdi>} />
      </strong>
      <br />
      {timeText(opened, savedAt, 'short')}
      {savedBy && (
        <>
          {' '}
          <Text of={words.by} user={<bdi>{savedBy}</bdi>} />
        </>
      )}
    </>
  )
}

const Entry = (props: EntryProps) => {
  const { path, entry } = props
  const { version, summary } = entry
  const { words, mayDesign: mayRestore } = useOpened()
  const { changes, look, restore, problem, isBusy, isPresent } = useComparison(props)
  return (
    <li>
      <VersionName {...entry} />
      <p dir="auto" lang="en">
        {summary}
      </p>
      <a href={`${courses}/getFromCourse${path}.svg?version=${version}`}>
        {fill(words.pictureOf, { version })}
      </a>
      {!isPresent && changes?.length !== 0 && (
        <p class="actions">
          {button(fill(words.compare, { version }), look)}
          {changes && mayRestore && (
            <button disabled={isBusy} onClick={() => void restore()}>
              {fill(words.restore, { version })}
            </button>
          )}
        </p>
      )}
      <div role="status">{changes && <Differences changes={changes} />}</div>
      <Problem problem={problem} />
    </li>
  )
}

/** The course that was in force at a time. */
const CourseAt = ({ path }: { readonly path: string }) => {
  const [at, setAt] = useState('')
  const [found, setFound] = useState<{ readonly title: string; readonly picture: string }>()
  const { run, problem, isBusy } = useAction()
  const opened = useOpened()
  const { words, courseAt } = opened
  const look = () =>
    run(async () => {
      setFound(undefined)
      if (at === '') throw new Error(words.giveTime)
      const date = new Date(at)
      const { course, svg } = await courseAt(path, date)
      const time = timeText(opened, date.getTime(), 'medium')
      setFound({
        title: fill(words.courseAtTime, { time, name: course.name }),
        picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      })
    })
  return (
    <>
      <div class="fields">
        <label class="time">
          {words.courseAt}
          <input
            type="datetime-local"
            step="1"
            value={at}
            onInput={({ currentTarget }) => {
              setAt(currentTarget.value)
            }}
          />
        </label>
      </div>
      <p class="actions">{button(words.showCourse, look, { disabled: isBusy })}</p>
      <Problem problem={problem} />
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

const Versions = ({ versions, ...props }: HistoryProps & { versions: readonly Version[] }) => {
  const [present] = versions
  const words = useWords()
  if (present === undefined) return <p>{words.noVersions}</p>
  return (
    <>
      <CourseAt path={props.path} />
      <ol class="versions">
        {versions.map((entry, index) => (
          <Entry
            key={`${present.version} ${entry.version}`}
            present={present}
            entry={entry}
            isRecent={index < recentMax}
            {...props}
          />
        ))}
      </ol>
      {present.version !== versions.length && <p>{words.earlier}</p>}
    </>
  )
}

/** @param props `turn` is another number after each change of the course */
export const History = ({ turn, ...props }: HistoryProps & { readonly turn: number }) => {
  const [versions, setVersions] = useState<readonly Version[]>()
  const { run, problem } = useAction()
  const { words, read } = useOpened()
  useEffect(() => {
    void run(async () => {
      setVersions((await read(`${courses}/versions${props.path}`)) as Version[])
    })
  }, [turn])
  return (
    <section class="card" aria-labelledby="history-heading">
      <h2 id="history-heading">{words.history}</h2>
      {versions && <Versions versions={versions} {...props} />}
      <Problem problem={problem} />
    </section>
  )
}
