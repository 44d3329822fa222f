/** The home page: the events that the caller may read. */
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { paths as setUpScript } from '#races/browser/setUp/main.ts?file'
import { BoatClassList, ClassFields, newClass, RacesField } from '#races/pages/classFields.tsx'
import { EventFields, ReadersField } from '#races/pages/eventFields.tsx'
import { setUpWords } from '#races/pages/setUpWords.ts'
import { racePath } from '#races/rules/racePath.ts'
import { Form, formsPage, pageWithForms, StatusLine, WithoutScript } from '#page/forms.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { Language } from '#values/language.ts'
import { localMillis } from '#values/venueTime.ts'
import { signInLink } from '#page/signIn.tsx'
import { dayMillis, daysText, isWholeDay } from '#page/time.ts'
import { Help } from './help.tsx'
import { stateFacts } from './raceStatus.ts'
import type { ListedEvent, Summary } from './steps/homePage.ts'
import { sitePages } from './words/sitePages.ts'

interface Home {
  readonly language: Language
  readonly userName: string | undefined
  /** Whether the caller may create events. */
  readonly mayCreate: boolean
  readonly events: readonly ListedEvent[]
  /** By the names of the regattas. */
  readonly summaries: ReadonlyMap<string, Summary | undefined>
  readonly search: string | undefined
  /** The cursor of the next page. */
  readonly next: string | undefined
  readonly nowMillis: number
}

const headings = ['now', 'coming', 'past', 'undated'] as const

/** Days without a time of day begin and end at midnight of the venue. The last day is included. */
const headingOf = (
  { startDate, endDate, timeZone }: ListedEvent,
  nowMillis: number,
): (typeof headings)[number] => {
  const start = startDate ?? endDate
  const end = endDate ?? startDate
  if (start === null || end === null) return 'undated'
  const localNow = localMillis(nowMillis, timeZone ?? 'UTC')
  if ((isWholeDay(start) ? localNow : nowMillis) < start) return 'coming'
  const isRunning = isWholeDay(end) ? localNow < end + dayMillis : nowMillis < end
  return isRunning ? 'now' : 'past'
}

const byStart = (left: ListedEvent, right: ListedEvent): number =>
  (left.startDate ?? 0) - (right.startDate ?? 0)

interface SummaryProps {
  readonly regatta: string
  readonly summary: Summary
  readonly isOver: boolean
  readonly language: Language
}

const SummaryLines = ({ regatta, summary, isOver, language }: SummaryProps) => {
  const words = sitePages[language].home
  const { next, latest, timeZone } = summary
  const facts = next && stateFacts(next.status, next.startMillis, timeZone, language)
  return (
    <>
      {next !== undefined && !isOver && (
        <p>
          <Text
            of={next.isUnderWay ? words.raceNow : words.nextRace}
            race={
              <a href={racePath('/board', { regatta, ...next })}>
                <Name>{next.shownName}</Name>
              </a>
            }
          />
          {facts?.map((fact) => ` · ${fact}`)}
        </p>
      )}
      <p>
        {latest === undefined ? (
          words.noResults
        ) : (
          <Text
            of={words.latest}
            race={
              <a href={pathOf('/results', [regatta])}>
                <Name>{latest.shownName}</Name>
              </a>
            }
          />
        )}
        {latest?.winners.map((boat) => [
          ' · ',
          <strong>
            <Name>{boat}</Name>
          </strong>,
        ])}
      </p>
    </>
  )
}

interface EventProps {
  readonly event: ListedEvent
  readonly isOver: boolean
  readonly home: Home
}

/** Most events have one regatta, and need no page of their own. */
const pathOfEvent = ({ id, regatta, leaderboardGroups }: ListedEvent): string => {
  const count = leaderboardGroups[0]?.leaderboards.length ?? 1
  return regatta === null || count > 1 ? pathOf('/event', [id]) : pathOf('/regatta', [regatta])
}

const EventItem = ({ event, isOver, home: { language, summaries } }: EventProps) => {
  const { name, startDate, endDate, venue, regatta, timeZone } = event
  const facts = [daysText(startDate, endDate, timeZone ?? 'UTC', language), venue.name ?? '']
  const summary = summaries.get(regatta ?? '')
  return (
    <li>
      <a class="event" href={pathOfEvent(event)}>
        <Name>{name}</Name>
      </a>
      <p class="small">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {regatta !== null && summary && <SummaryLines {...{ regatta, summary, isOver, language }} />}
    </li>
  )
}

const NoEvents = ({ userName, search, language }: Home) => {
  const words = sitePages[language].home
  if (search) {
    return (
      <p>
        {words.noMatch} <a href="/">{words.showAll}</a>
      </p>
    )
  }
  return userName === undefined ? (
    <p>
      {words.noPublic} <a href="/account">{words.signInForYours}</a>
    </p>
  ) : (
    <p>{words.noEvent}</p>
  )
}

const SignInFirst = ({ language }: Home) => {
  const words = sitePages[language].home
  return (
    <section class="on-screen">
      <h2>{words.create}</h2>
      <p>{words.belongs}</p>
      <p>
        <a class="action" href={signInLink('/')}>
          {words.signInToCreate}
        </a>
      </p>
    </section>
  )
}

const NewEvent = ({ language }: Home) => {
  const words = sitePages[language].home
  return (
    <section class="on-screen">
      <h2>{words.create}</h2>
      <WithoutScript language={language} />
      <BoatClassList />
      <Form
        action="/sailingserver/api/v1/events/createEvent"
        sends="all"
        done={words.created}
        nextOf="/event/{eventid}"
        document={{ ownGroup: true }}
        button={words.createButton}
      >
        <EventFields language={language} />
        <ReadersField
          name="ispublic"
          values={['true', 'false']}
          as="json"
          isPublic
          language={language}
        />
        <h3>{words.firstClass}</h3>
        <ClassFields
          of={newClass}
          names={{ boatClass: 'boatclassname', discards: 'leaderboardDiscardThresholds' }}
          language={language}
        />
        <RacesField language={language} />
      </Form>
    </section>
  )
}

const MoreEvents = ({ next, search, language }: Home) => {
  const words = sitePages[language].home
  if (next === undefined) return null
  const further = new URLSearchParams({ ...(search && { search }), cursor: next })
  return (
    <>
      <p>{words.moreEvents}</p>
      <p>
        <a class="action" href={`/?${further.toString()}`}>
          {words.more}
        </a>
      </p>
    </>
  )
}

export const homePage = (home: Home) => {
  const { language, userName, mayCreate, events, next, search, nowMillis } = home
  const words = sitePages[language].home
  const sorted = events.toSorted(byStart)
  const groups = headings.map((heading) => {
    const group = sorted.filter((event) => headingOf(event, nowMillis) === heading)
    return { heading, group: heading === 'past' ? group.toReversed() : group }
  })
  const main = (
    <>
      <p>{words.lead}</p>
      {userName !== undefined && <StatusLine />}
      <form class="search" method="get" action="/" role="search">
        <label>
          {words.find} <input name="search" type="search" maxlength={100} value={search ?? ''} />
        </label>{' '}
        <button class="secondary">{words.search}</button>
      </form>
      {events.length === 0 && next === undefined && <NoEvents {...home} />}
      {groups.map(
        ({ heading, group }) =>
          group.length > 0 && (
            <section>
              <h2>{words[heading]}</h2>
              <ul class="events">
                {group.map((event) => (
                  <EventItem event={event} isOver={heading === 'past'} home={home} />
                ))}
              </ul>
            </section>
          ),
      )}
      <MoreEvents {...home} />
      {mayCreate ? <NewEvent {...home} /> : userName === undefined && <SignInFirst {...home} />}
      <Help page="home" language={language} />
    </>
  )
  const page = { title: words.title, language, pages: { userName }, main }
  return mayCreate
    ? pageWithForms(setUpScript)({ ...page, words: setUpWords(language) })
    : formsPage(page, userName !== undefined)
}
