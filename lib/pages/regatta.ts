/** The page of a regatta: its races, and forms for what the caller may do. */
import { drawQrCode } from '#values/qrCode.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import type { RegattaPage } from './steps/regattaPage.ts'
import { form, formsPage, statusLine, withoutScript } from '#page/forms.ts'
import { purposes } from '#rights/pages/purposes.ts'
import { flagFacts, stateFacts } from './raceStatus.ts'
import { markup, type Markup, name, nothing, trusted } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'
import { daysText, minuteText } from '#page/time.ts'

type Race = RegattaPage['races'][number]

const trackingWords = { never: '', running: 'tracking', stopped: 'tracking stopped' }

const factsOf = ({ state, tracking }: Race, timeZone: string): string => {
  const states = stateFacts(state?.status, state?.startMillis ?? null, timeZone)
  const facts = [...flagFacts(state?.flags ?? []), ...states, trackingWords[tracking]]
  return facts.filter((fact) => fact !== '').join(' · ')
}

const trackingForm = (regatta: string, { raceColumn, fleet, tracking }: Race): Markup => {
  const leaderboard = pathOf('/sailingserver/api/v1/leaderboards', [regatta])
  const isRunning = tracking === 'running'
  const title = `${raceColumn} ${fleet}`
  return form({
    action: `${leaderboard}/${isRunning ? 'stoptracking' : 'starttracking'}`,
    done: `Tracking of ${title} has ${isRunning ? 'stopped' : 'started'}.`,
    hidden: { race_column: raceColumn, fleet },
    button: isRunning ? 'Stop tracking' : 'Start tracking',
    buttonName: `${isRunning ? 'Stop' : 'Start'} tracking ${title}`,
    isSecondary: true,
  })
}

const raceItem = (regatta: RegattaPage, race: Race): Markup => {
  const { raceColumn, fleet, hasCourse, winners } = race
  const names = [regatta.name, raceColumn, fleet]
  const board = pathOf('/board', names)
  const course = pathOf('/sailingserver/api/v1/courseconfiguration/getFromCourse', names, '.svg')
  const title = regatta.hasFleets ? markup`${name(raceColumn)} · ${name(fleet)}` : name(raceColumn)
  const picture =
    hasCourse === true
      ? markup`<a class="picture" href="${board}"><img src="${course}" alt="Course of ${raceColumn} ${fleet}" loading="lazy"></a>`
      : markup`<span class="picture small">${hasCourse === false ? 'No course yet.' : ''}</span>`
  const won = winners.map((boat) => markup`<strong>${name(boat)}</strong> `)
  const officer = regatta.mayOfficiate
    ? markup` <a class="action" href="${pathOf('/start', [regatta.name, raceColumn])}" aria-label="Start of ${raceColumn}">Start</a> <a class="action" href="${pathOf('/finish', names)}" aria-label="Finish of ${raceColumn} ${fleet}">Finish</a>`
    : nothing
  return markup`<li class="race">
${picture}
<h3><a href="${board}">${title}</a></h3>
<p>${factsOf(race, regatta.timeZone)}</p>
${won.length === 0 ? nothing : markup`<p class="winner">Winner: ${won}</p>`}
<div class="links on-screen"><a class="action" href="${pathOf('/course', names)}" aria-label="Course of ${raceColumn} ${fleet}">Course</a>${officer}
${race.mayTrack ? trackingForm(regatta.name, race) : nothing}</div></li>
`
}

/** A part for managers of the regatta, which others do not miss. */
const folded = (heading: string, content: Markup): Markup =>
  markup`<details class="card on-screen" id="${heading.toLowerCase().replaceAll(' ', '-')}">
<summary><h2>${heading}</h2></summary>
${content}
</details>`

const addRacesPart = ({ name: regatta }: RegattaPage): Markup =>
  folded(
    'Add races',
    form({
      action: pathOf('/sailingserver/api/v1/regattas', [regatta], '/addracecolumns'),
      done: 'The races are added.',
      fields: markup`<label>Number of races <input name="numberofraces" type="number" min="1" max="50" value="1" required></label>
`,
      hidden: { prefix: 'R' },
      button: 'Add races',
    }),
  )

/** The predefined roles in words. Other roles have names that their makers chose. */
const roleWords: Readonly<Record<string, string>> = {
  [predefinedRoles.user.id]: 'user: changes and deletes everything',
  [predefinedRoles.sailingViewer.id]: 'sailing_viewer: sees everything',
}

/** The regatta gets its role of commentators with the first invitation for it. */
const newRole = ({
  name: roleName,
  permissions,
}: NonNullable<Invitable['commentator']>): Markup => {
  const path = '/security/api/restsecurity/role'
  const requests = [
    { method: 'POST', path, body: { roleName } },
    { method: 'PUT', path: `${path}/{id}`, body: { permissions } },
  ]
  return markup`<option value="${roleName}" data-requests="${JSON.stringify(requests)}" data-name="${roleName}" selected>${roleName}: writes public tags, sees the boats, and starts and stops tracking</option>
`
}

type Invitable = NonNullable<RegattaPage['invitable']>

/** In the zone of the browser, as the fields of the form are. */
const invitationItem = (invitation: Invitable['open'][number]): Markup => {
  const { id, roleName, usesLeft, expiresAt, note } = invitation
  return markup`<li><span><strong>${name(roleName)}</strong>, ${usesLeft} more ${usesLeft === 1 ? 'person' : 'people'} until <time data-local datetime="${new Date(expiresAt).toISOString()}">${minuteText(expiresAt)}</time>${note === null ? nothing : markup`. ${name(note)}`}</span>
${form({
  requests: [{ method: 'DELETE', path: pathOf('/security/api/restsecurity/invitation', [id]) }],
  done: 'The invitation is revoked.',
  button: 'Revoke',
  buttonName: `Revoke the invitation for ${roleName}`,
  isSecondary: true,
})}</li>
`
}

const openInvitations = (open: Invitable['open']): Markup =>
  open.length === 0
    ? nothing
    : markup`<h3>Open invitations</h3>\n<ul class="held">\n${open.map(invitationItem)}</ul>`

const invitePart = (regatta: string, { groupId, roles, commentator, open }: Invitable): Markup =>
  folded(
    'Invite',
    markup`<p>You get a link with a QR code. It is valid for a week, and shown only here.</p>
${form({
  action: '/security/api/restsecurity/invitation',
  done: '',
  fields: markup`<label>Role <select name="roleId" required>
<option value="">Choose a role</option>
${commentator === undefined ? nothing : newRole(commentator)}${roles.map(({ id, name: role }) => markup`<option value="${id}" data-name="${role}"${trusted(role === 'commentator' ? ' selected' : '')}>${roleWords[id] ?? role}</option>\n`)}</select></label>
<label>From, in your time zone <input name="validFrom" type="datetime-local"></label>
<label>Until, in your time zone <input name="validUntil" type="datetime-local" data-tonight></label>
<label>Number of people <input name="uses" type="number" min="1" max="1000" value="1" required></label>
<output class="invitation" data-place="${regatta}"></output>
`,
  hidden: { qualifyingGroupId: groupId, note: `Regatta: ${regatta}` },
  button: 'Invite',
})}${openInvitations(open)}`,
  )

/** Tracking a race again, or stopping it, also needs permission for the tracked race. */
const purposesOf = ({ id, races }: RegattaPage): readonly (readonly [string, string])[] => [
  ...Object.entries(purposes).map(([words, permission]) => [words, `${permission}:${id}`] as const),
  ...races.flatMap(({ raceColumn, fleet, explainableId }) =>
    explainableId === undefined
      ? []
      : [
          [
            `write public tags, and track ${raceColumn} ${fleet}`,
            `TRACKED_RACE:UPDATE:${explainableId}`,
          ] as const,
        ],
  ),
]

const explainPart = (regatta: RegattaPage): Markup =>
  folded(
    'Explain a permission',
    markup`<p>See why a user may do something or not, and allow it.</p>
<form method="get" action="/why">
<label>User name <input name="username" autocapitalize="none" spellcheck="false" required></label>
<label>Purpose <select name="permission">
${purposesOf(regatta).map(([words, permission]) => markup`<option value="${permission}">${words}</option>\n`)}</select></label>
<button>Explain</button>
</form>
`,
  )

/** The request contains all settings of the regatta, which stay as they are. */
const closingForm = (
  regatta: string,
  {
    settings,
    entriesCloseMillis,
  }: Pick<NonNullable<RegattaPage['registration']>, 'settings' | 'entriesCloseMillis'>,
): Markup => {
  const path = pathOf('/sailingserver/api/v1/regattas', [regatta])
  const close = form({
    action: path,
    method: 'PUT',
    done: 'The end of the entries is set.',
    fields: markup`<label>The link makes no entries from, in your time zone <input name="entriesCloseAt" type="datetime-local" required></label>
`,
    hidden: Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [key, value === null ? null : String(value)]),
    ),
    button: 'Close the entries then',
    isSecondary: true,
  })
  if (entriesCloseMillis === null) return close
  const reopen = form({
    requests: [{ method: 'PUT', path, body: { ...settings, entriesCloseAt: null } }],
    done: 'The entries are open.',
    button: 'Open the entries again',
    isSecondary: true,
  })
  return markup`<p>The link makes no entries from <time data-local datetime="${new Date(entriesCloseMillis).toISOString()}">${minuteText(entriesCloseMillis)}</time> on.</p>
${close}${reopen}`
}

/** The phone app reads the query of the link. */
const registrationPart = (
  { eventId, name: regatta, secret, ...closing }: NonNullable<RegattaPage['registration']>,
  origin: string,
): Markup => {
  const query = new URLSearchParams({ event_id: eventId, leaderboard_name: regatta, secret })
  // Not all apps read a plus as a space.
  const link = `${origin}/tracking/checkin?${query.toString().replaceAll('+', '%20')}`
  return folded(
    'Registration of sailors',
    markup`<p>Sailors scan the code with the phone app, or open the link on the phone. They need no account. Everybody with the link can enter. Once there are results, such entries wait for you on the page of the <a href="${pathOf('/entries', [regatta])}">entries</a>.</p>
<figure class="qr">${trusted(drawQrCode(link, `QR code of the registration for ${regatta}`))}<figcaption><a href="${link}">${link}</a></figcaption></figure>
<p class="actions"><button type="button" class="secondary" data-copy="${link}">Copy the link</button> <button type="button" class="secondary" data-share="${link}" hidden>Share the link</button></p>
${closingForm(regatta, closing)}`,
  )
}

const deletePart = (regatta: RegattaPage): Markup => {
  const { deletion } = regatta
  if (deletion === undefined) return nothing
  const whole = 'eventId' in deletion ? 'the event with its regatta' : 'the regatta'
  return folded(
    'Delete',
    markup`<p>Deletes ${whole}, races, courses, tags, marks and entries, for good.</p>
${form({
  action:
    'eventId' in deletion
      ? pathOf('/sailingserver/api/v1/events', [deletion.eventId])
      : pathOf('/sailingserver/api/v1/regattas', [deletion.regattaName]),
  method: 'DELETE',
  done: `${regatta.name} is deleted.`,
  next: '/',
  fields: markup`<label>Name of the regatta, to confirm <input name="confirmedName" autocomplete="off" spellcheck="false" required></label>
`,
  button: 'Delete',
  buttonName: `Delete ${regatta.name}`,
  isSecondary: true,
})}`,
  )
}

/** The event comes first. Its name is that of the regatta unless somebody changed it. */
const eventLine = ({ event, boatClass, name: regatta, timeZone }: RegattaPage): Markup => {
  const own = event === undefined || event.name === regatta ? [] : [name(event.name)]
  const days = event ? daysText(event.startMillis, event.endMillis, timeZone) : ''
  const facts = [days, event?.venue.name ?? '', boatClass ?? ''].filter((fact) => fact !== '')
  const parts = [...own, ...facts.map((fact) => name(fact))]
  return markup`<p>${parts.map((part, index) => (index === 0 ? part : markup` · ${part}`))}</p>\n`
}

const partsOf = ({ name: regatta, mayReadResults, mayOfficiate }: RegattaPage): Markup => {
  const link = (path: string, words: string) =>
    markup`<a href="${pathOf(path, [regatta])}">${words}</a> `
  return markup`<nav class="on-screen" aria-label="Parts of the regatta">${[
    ...(mayReadResults ? [link('/results', 'Results')] : []),
    link('/entries', 'Entries'),
    ...(mayOfficiate ? [link('/marks', 'Marks'), link('/out', 'Who is out there')] : []),
  ]}</nav>\n`
}

export const regattaPage = (regatta: RegattaPage, origin: string) => {
  const { races, mayUpdate, mayChangeAcl, invitable, registration } = regatta
  const noRaces = markup`<p>There are no races yet.</p>`
  return formsPage({
    title: regatta.name,
    pages: regatta,
    main: markup`${withoutScript}${statusLine}${eventLine(regatta)}${partsOf(regatta)}<section>
<h2>Races</h2>
${races.length === 0 ? noRaces : markup`<ul class="races">\n${races.map((race) => raceItem(regatta, race))}</ul>`}
</section>
${registration === undefined ? nothing : registrationPart(registration, origin)}
${mayUpdate ? addRacesPart(regatta) : nothing}
${invitable === undefined ? nothing : invitePart(regatta.name, invitable)}
${mayChangeAcl ? explainPart(regatta) : nothing}
${deletePart(regatta)}`,
  })
}
