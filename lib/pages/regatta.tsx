/** The page of a regatta: its races, and forms for what the caller may do. */
import { drawQrCode } from '#values/qrCode.ts'
import { helperRoles } from '#rights/rules/predefinedRoles.ts'
import { rightsWords } from '#rights/words/rightsWords.ts'
import { taskNames } from '#schemas/rights/tasks.ts'
import { LocalTime } from '#page/components/localTime.tsx'
import type { RegattaPage as Regatta } from './steps/regattaPage.ts'
import { Folded } from '#page/components/folded.tsx'
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { drawn } from '#page/document.tsx'
import {
  Form,
  formsPage,
  LinkButtons,
  LinkOutput,
  StatusLine,
  WithoutScript,
} from '#page/forms.tsx'
import { SeriesOfRaces } from '#races/pages/classForms.tsx'
import { firstRaceOf } from '#results/rules/raceStages.ts'
import { pathOf } from '#values/pathSegment.ts'
import { daysText } from '#page/time.ts'
import type { Language } from '#values/language.ts'
import { counted, fill } from '#values/words.ts'
import { Flags } from './flags.tsx'
import { Help } from './help.tsx'
import { flagFacts, stateFacts } from './raceStatus.ts'
import { roleLabel, roleName } from './words/roleNames.ts'
import { sitePages } from './words/sitePages.ts'

interface Props {
  readonly regatta: Regatta
  readonly language: Language
}

type Race = Regatta['races'][number]

interface RaceProps extends Props {
  readonly race: Race
}

/** The flags of a race that is over say nothing any more. */
const flagsOf = ({ status, state }: Race) => (status === 'FINISHED' ? [] : (state?.flags ?? []))

const factsOf = ({ regatta: { timeZone }, race, language }: RaceProps): string => {
  const { status, state, tracking, sheet } = race
  const words = sitePages[language].regatta
  const trackingWords = {
    never: '',
    running: words.isTracking,
    stopped: words.trackingStopped,
  }
  const facts = [
    ...flagFacts(flagsOf(race), timeZone, language),
    ...stateFacts(
      sheet === 'official' ? 'OFFICIAL' : status,
      state?.startMillis ?? null,
      timeZone,
      language,
    ),
    trackingWords[tracking],
  ]
  return facts.filter((fact) => fact !== '').join(' · ')
}

const TrackingForm = ({ regatta, race, language }: RaceProps) => {
  const words = sitePages[language].regatta
  const { raceColumn, fleet, tracking } = race
  const isRunning = tracking === 'running'
  const title = { race: `${raceColumn} ${fleet}` }
  const end = `/${isRunning ? 'stoptracking' : 'starttracking'}`
  return (
    <Form
      action={pathOf('/sailingserver/api/v1/leaderboards', [regatta.name], end)}
      done={fill(isRunning ? words.hasStopped : words.hasStarted, title)}
      hidden={{ race_column: raceColumn, fleet }}
      button={isRunning ? words.stopTracking : words.startTracking}
      buttonName={fill(isRunning ? words.stopTrackingOf : words.startTrackingOf, title)}
      isSecondary
    />
  )
}

interface StepProps extends RaceProps {
  /** Whether the reader looks at this race first. */
  readonly isFirst: boolean
}

/** One thing to do comes first. The other links of the race are folded. */
const RaceLinks = ({ isFirst, ...props }: StepProps) => {
  const { regatta, race, language } = props
  const words = sitePages[language].regatta
  const { raceColumn, fleet, next } = race
  const names = [regatta.name, raceColumn, fleet]
  const finish = pathOf('/finish', names)
  const paths = {
    lay: pathOf('/course', names),
    start: pathOf('/start', [regatta.name, raceColumn]),
    finish,
    confirm: finish,
    results: pathOf('/results', [regatta.name]),
    watch: pathOf('/board', names),
  }
  const others = [
    [words.next.watch, paths.watch] as const,
    [words.course, paths.lay] as const,
    ...(regatta.mayStart ? [[words.start, paths.start] as const] : []),
    ...(regatta.mayScore ? [[words.finish, paths.finish] as const] : []),
  ].filter(([, path]) => path !== paths[next])
  const link = (text: string, path: string, kind: string) => (
    <a class={kind} href={path} aria-label={`${text}: ${raceColumn} ${fleet}`}>
      {text}
    </a>
  )
  return (
    <div class="links on-screen">
      {link(words.next[next], paths[next], isFirst ? 'next' : 'next secondary')}
      <details id={`more-${raceColumn}-${fleet}`}>
        <summary aria-label={`${words.more}: ${raceColumn} ${fleet}`}>{words.more}</summary>
        {others.map(([text, path]) => [link(text, path, 'action'), ' '])}
        {race.mayTrack && <TrackingForm {...props} />}
      </details>
    </div>
  )
}

const RaceItem = (props: StepProps) => {
  const { regatta, race, language } = props
  const words = sitePages[language].regatta
  const { raceColumn, fleet, hasCourse, winners } = race
  const names = [regatta.name, raceColumn, fleet]
  const board = pathOf('/board', names)
  const course = pathOf('/sailingserver/api/v1/courseconfiguration/getFromCourse', names, '.svg')
  return (
    <li class="race">
      {hasCourse === true ? (
        <a class="picture" href={board}>
          <img
            src={course}
            alt={fill(words.courseOf, { race: `${raceColumn} ${fleet}` })}
            loading="lazy"
          />
        </a>
      ) : (
        <span class="picture small">{hasCourse === false && words.noCourse}</span>
      )}
      <h3>
        <a href={board}>
          <Name>{raceColumn}</Name>
          {regatta.hasFleets && [' · ', <Name>{fleet}</Name>]}
        </a>
      </h3>
      <Flags flying={flagsOf(race)} />
      <p>{factsOf(props)}</p>
      {winners.length > 0 && (
        <p class="winner">
          {words.winner}{' '}
          {winners.map((boat) => [
            <strong>
              <Name>{boat}</Name>
            </strong>,
            ' ',
          ])}
        </p>
      )}
      <RaceLinks {...props} />
    </li>
  )
}

/** For several races with a provisional result. One has its own next step. */
const MakeOfficial = ({ regatta: { name, races, mayScore }, language }: Props) => {
  const words = sitePages[language].regatta
  const provisional = races.filter(({ sheet }) => sheet === 'confirmed')
  if (!mayScore || provisional.length < 2) return null
  return (
    <Form
      requests={provisional.map(({ raceColumn, fleet, officialId: id }) => ({
        method: 'POST',
        path: '/sailingserver/rc/racelog',
        body: {
          '@class': 'RaceLogResultsAreOfficialEvent',
          id,
          leaderboard: name,
          race_column: raceColumn,
          fleet,
        },
      }))}
      done={words.allOfficial}
      button={counted(language, words.makeAllOfficial, provisional.length)}
      isSecondary
    />
  )
}

const AddRaces = ({ regatta, language }: Props) => {
  const words = sitePages[language].regatta
  return (
    <Folded id="add-races" heading={words.addRaces}>
      <Form
        action={pathOf('/sailingserver/api/v1/regattas', [regatta.name], '/addracecolumns')}
        done={words.racesAdded}
        hidden={{ prefix: 'R' }}
        button={words.addRaces}
      >
        <SeriesOfRaces names={regatta.seriesNames} language={language} />
        <label>
          {words.numberOfRaces}{' '}
          <input name="numberofraces" type="number" min="1" max="50" value="1" required />
        </label>
      </Form>
    </Folded>
  )
}

type Inviting = NonNullable<Regatta['inviting']>

interface OfferProps extends Props {
  readonly offer: NonNullable<Inviting['offer']>
}

/** In the zone of the browser, as the fields of the form are. */
const OpenInvitations = ({ offer: { open }, language }: OfferProps) => {
  const words = sitePages[language].invite
  if (open.length === 0) return null
  return (
    <>
      <h3>{words.open}</h3>
      <ul class="held">
        {open.map(({ id, role, usesLeft, expiresAt, note }) => {
          const title = roleName(language, { id: role.id, name: role.name ?? words.role })
          return (
            <li>
              <span>
                <strong>
                  <Name>{title}</Name>
                </strong>
                {', '}
                <Text
                  of={counted(language, words.left, usesLeft)}
                  time={<LocalTime millis={expiresAt} language={language} />}
                />
                {note !== null && ['. ', <Name>{note}</Name>]}
              </span>
              <Form
                requests={[
                  { method: 'DELETE', path: pathOf('/security/api/restsecurity/invitation', [id]) },
                ]}
                done={words.revoked}
                button={words.revoke}
                buttonName={fill(words.revokeOf, { role: title })}
                isSecondary
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Roles in the order in which a race office needs them. Those of others come last. */
const orderOf = ({ id }: { readonly id: string }): number => {
  const position = helperRoles.findIndex((role) => role.id === id)
  return position === -1 ? helperRoles.length : position
}

const InvitationForm = (props: OfferProps) => {
  const { regatta, offer, language } = props
  const words = sitePages[language].invite
  const roles = offer.roles.toSorted((left, right) => orderOf(left) - orderOf(right))
  return (
    <>
      <p>{words.about}</p>
      <Form
        action="/security/api/restsecurity/invitation"
        done=""
        hidden={{ qualifyingGroupId: offer.groupId, note: `Regatta: ${regatta.name}` }}
        button={words.invite}
      >
        <label>
          {words.role}{' '}
          <select name="roleId" required>
            <option value="">{words.chooseRole}</option>
            {roles.map((role) => (
              <option value={role.id} data-name={roleName(language, role)}>
                {roleLabel(language, role)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.from} <input name="validFrom" type="datetime-local" />
        </label>
        <label>
          {words.until} <input name="validUntil" type="datetime-local" data-tonight />
        </label>
        <label>
          {words.people} <input name="uses" type="number" min="1" max="1000" value="1" required />
        </label>
        <LinkOutput place={regatta.name} language={language} />
      </Form>
      <OpenInvitations {...props} />
    </>
  )
}

/** Helpers are invited to one event. Without a group of its own, their roles would be for all events of its owner. */
const Invite = ({ inviting, ...props }: Props & { readonly inviting: Inviting }) => {
  const { hasOwnGroup, eventId, offer } = inviting
  const words = sitePages[props.language].invite
  if (eventId === undefined && offer === undefined) return null
  return (
    <Folded id="invite" heading={words.invite}>
      {!hasOwnGroup && <p>{words.noGroup}</p>}
      {eventId !== undefined && (
        <Form
          action={pathOf('/sailingserver/api/v1/events', [eventId], '/owngroup')}
          done={words.groupGiven}
          button={words.giveGroup}
          isSecondary
        />
      )}
      {offer && <InvitationForm {...props} offer={offer} />}
    </Folded>
  )
}

const Explain = ({ regatta, language }: Props) => {
  const words = sitePages[language].explain
  return (
    <Folded id="explain-a-permission" heading={words.explainPermission}>
      <p>{words.about}</p>
      <form method="get" action="/why">
        <input type="hidden" name="regatta" value={regatta.name} />
        <label>
          {words.userName}{' '}
          <input name="username" autocapitalize="none" spellcheck={false} required />
        </label>
        <label>
          {words.purpose}{' '}
          <select name="task">
            {taskNames.map((task) => (
              <option value={task}>{rightsWords[language].tasks[task]}</option>
            ))}
          </select>
        </label>
        <button>{words.explain}</button>
      </form>
    </Folded>
  )
}

type Registration = NonNullable<Regatta['registration']>

interface RegistrationProps extends Props {
  readonly registration: Registration
  readonly origin: string
}

/** The page of the entries sets it. */
const EndOfEntries = ({ regatta, registration, language }: RegistrationProps) => {
  const words = sitePages[language].registration
  const { entriesCloseMillis: millis } = registration
  const time = millis !== null && <LocalTime millis={millis} language={language} />
  return (
    <p>
      {time && [<Text of={words.closesAt} time={time} />, ' ']}
      <a class="action" href={`${pathOf('/entries', [regatta.name])}#closing`}>
        {words.setEnd}
      </a>
    </p>
  )
}

/** The phone app reads the query of the link. */
const RegistrationPart = (props: RegistrationProps) => {
  const { regatta, registration, origin, language } = props
  const { eventId, secret } = registration
  const words = sitePages[language].registration
  const query = new URLSearchParams({ event_id: eventId, leaderboard_name: regatta.name, secret })
  // Not all apps read a plus as a space.
  const link = `${origin}/tracking/checkin?${query.toString().replaceAll('+', '%20')}`
  return (
    <Folded id="registration-of-sailors" heading={words.heading}>
      <p>
        <Text
          of={words.about}
          entries={<a href={pathOf('/entries', [regatta.name])}>{words.entries}</a>}
        />
      </p>
      <figure class="qr">
        {drawn(drawQrCode(link, fill(words.qrCode, { regatta: regatta.name })))}
        <figcaption>
          <a href={link}>{link}</a>
        </figcaption>
      </figure>
      <LinkButtons link={link} language={language} />
      <EndOfEntries {...props} />
    </Folded>
  )
}

/** The event comes first. Its name is that of the regatta unless somebody changed it. */
const EventLine = ({ regatta, language }: Props) => {
  const { event, boatClass, name, timeZone } = regatta
  const facts = [
    event === undefined || event.name === name ? '' : event.name,
    event ? daysText(event.startMillis, event.endMillis, timeZone, language) : '',
    event?.venue.name ?? '',
    boatClass ?? '',
  ].filter((fact) => fact !== '')
  return <p>{facts.map((fact, at) => [at > 0 && ' · ', <Name>{fact}</Name>])}</p>
}

const Parts = ({ regatta, language }: Props) => {
  const { name, event, mayReadResults, mayPing, mayTally, mayManage } = regatta
  const words = sitePages[language].regatta
  const links = [
    ...(mayReadResults ? [['/results', words.next.results]] : []),
    ['/entries', words.entries],
    ...(mayPing ? [['/marks', words.marks]] : []),
    ...(mayTally ? [['/out', words.out]] : []),
  ]
  return (
    <nav class="on-screen" aria-label={words.parts}>
      {links.map(([path = '', text]) => [<a href={pathOf(path, [name])}>{text}</a>, ' '])}
      {event && <a href={pathOf('/event', [event.id])}>{mayManage ? words.manage : words.event}</a>}
    </nav>
  )
}

export const regattaPage = (regatta: Regatta, language: Language, origin: string) => {
  const { races, mayAddRaces, mayChangeAcl, inviting, registration } = regatta
  const words = sitePages[language].regatta
  const props = { regatta, language }
  const first = firstRaceOf(races)
  return formsPage({
    title: regatta.name,
    language,
    pages: regatta,
    main: (
      <>
        <WithoutScript language={language} />
        <StatusLine />
        <EventLine {...props} />
        <Parts {...props} />
        <section>
          <h2>{words.races}</h2>
          {races.length === 0 ? (
            <p>{words.noRaces}</p>
          ) : (
            <ul class="races">
              {races.map((race) => (
                <RaceItem {...props} race={race} isFirst={race === first} />
              ))}
            </ul>
          )}
          <MakeOfficial {...props} />
        </section>
        {registration && <RegistrationPart {...props} {...{ registration, origin }} />}
        {mayAddRaces && <AddRaces {...props} />}
        {inviting && <Invite {...props} inviting={inviting} />}
        {mayChangeAcl && <Explain {...props} />}
        <Help page="regatta" language={language} />
      </>
    ),
  })
}
