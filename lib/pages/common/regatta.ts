/** The page of a regatta: its races, and forms for what the caller may do. */
import { drawQrCode } from '#values/qrCode.ts'
import { predefinedRoles } from '#access/rules/predefinedRoles.ts'
import { commentator, type RegattaPage } from '../steps/regattaPage.ts'
import { form, formOf, formsScript, navigation, statusLine, withoutScript } from './forms.ts'
import { framed } from './frame.ts'
import { flagFacts, stateFacts } from './raceStatus.ts'
import { markup, type Markup, name, nothing, pathOf, trusted } from './markup.ts'

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
  const { raceColumn, fleet, hasCourse } = race
  const names = [regatta.name, raceColumn, fleet]
  const board = pathOf('/board', names)
  const course = pathOf('/sailingserver/api/v1/courseconfiguration/getFromCourse', names, '.svg')
  const picture = markup`<a href="${board}"><img src="${course}" alt="Course of ${raceColumn} ${fleet}" loading="lazy"></a>`
  const noCourse = hasCourse === undefined ? nothing : markup`<p class="small">No course yet.</p>`
  const officer = regatta.mayOfficiate
    ? markup` <a class="action" href="${pathOf('/start', [regatta.name, raceColumn])}" aria-label="Start of ${raceColumn}">Start</a> <a class="action" href="${pathOf('/finish', names)}" aria-label="Finish of ${raceColumn} ${fleet}">Finish</a>`
    : nothing
  return markup`<li class="race">
<h3><a href="${board}">${name(raceColumn)} · ${name(fleet)}</a></h3>
<p>${factsOf(race, regatta.timeZone)}</p>
${hasCourse === true ? picture : noCourse}
<p class="on-screen"><a class="action" href="${pathOf('/course', names)}" aria-label="Course of ${raceColumn} ${fleet}">Course</a>${officer}</p>
${race.mayTrack ? trackingForm(regatta.name, race) : nothing}</li>
`
}

const addRacesPart = ({ name: regatta }: RegattaPage): Markup => markup`<section class="on-screen">
<h2>Add races</h2>
${form({
  action: pathOf('/sailingserver/api/v1/regattas', [regatta], '/addracecolumns'),
  done: 'The races are added.',
  fields: markup`<label>Number of races <input name="numberofraces" type="number" min="1" max="50" value="1" required></label>
`,
  hidden: { prefix: 'R' },
  button: 'Add races',
})}</section>`

/** The predefined roles in words. Other roles have names that their makers chose. */
const roleWords: Readonly<Record<string, string>> = {
  [predefinedRoles.user.id]: 'user: changes and deletes everything',
  [predefinedRoles.sailingViewer.id]: 'sailing_viewer: sees everything',
}

const addCommentator = formOf({
  requests: [
    {
      method: 'POST',
      path: '/security/api/restsecurity/role',
      body: { roleName: commentator.name },
    },
    {
      method: 'PUT',
      path: '/security/api/restsecurity/role/{id}',
      body: { permissions: commentator.permissions },
    },
  ],
  done: 'The role commentator is there. Choose it for an invitation.',
  button: 'Add the role commentator',
})

type Invitable = NonNullable<RegattaPage['invitable']>

const invitePart = ({ groupId, roles, mayAddCommentator }: Invitable): Markup =>
  markup`<section class="on-screen">
<h2>Invite</h2>
<p>You get a link with a QR code. It is valid for a week, and shown only here.</p>
${mayAddCommentator ? markup`<p>There is no role for commentators yet. It writes public tags, sees the boats, and starts and stops tracking.</p>\n${addCommentator}` : nothing}${form(
    {
      action: '/security/api/restsecurity/invitation',
      done: '',
      fields: markup`<label>Role <select name="roleId" required>
<option value="">Choose a role</option>
${roles.map(({ id, name: role }) => markup`<option value="${id}">${roleWords[id] ?? role}</option>\n`)}</select></label>
<label>From, in your time zone <input name="validFrom" type="datetime-local"></label>
<label>Until, in your time zone <input name="validUntil" type="datetime-local"></label>
<label>Number of people <input name="uses" type="number" min="1" max="1000" value="1" required></label>
<output class="invitation"></output>
`,
      hidden: { qualifyingGroupId: groupId },
      button: 'Invite',
    },
  )}</section>`

/** Purposes in the words of people, with the permission that each of them needs. */
const purposes = {
  'write public tags': 'LEADERBOARD:UPDATE',
  'start tracking races for the first time': 'LEADERBOARD:UPDATE',
  'lay courses and add races': 'REGATTA:UPDATE',
  'see the races': 'REGATTA:READ',
}

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
  markup`<section class="on-screen">
<h2>Explain a permission</h2>
<p>See why a user may do something or not, and allow it.</p>
${navigation({
  action: '/why',
  fields: markup`<label>User name <input name="username" autocapitalize="none" spellcheck="false" required></label>
<label>Purpose <select name="permission">
${purposesOf(regatta).map(([words, permission]) => markup`<option value="${permission}">${words}</option>\n`)}</select></label>
`,
  button: 'Explain',
})}</section>`

/** The phone app reads the query of the link. */
const registrationPart = (
  { eventId, name: regatta, secret }: NonNullable<RegattaPage['registration']>,
  origin: string,
): Markup => {
  const query = new URLSearchParams({ event_id: eventId, leaderboard_name: regatta, secret })
  // Not all apps read a plus as a space.
  const link = `${origin}/tracking/checkin?${query.toString().replaceAll('+', '%20')}`
  return markup`<section class="on-screen">
<h2>Registration of sailors</h2>
<p>Sailors scan the code with the phone app, or open the link on the phone. They need no account. Everybody with the link can enter.</p>
<figure class="qr">${trusted(drawQrCode(link, `QR code of the registration for ${regatta}`))}<figcaption><a href="${link}">${link}</a></figcaption></figure>
<p class="actions"><button type="button" class="secondary" data-copy="${link}">Copy the link</button> <button type="button" class="secondary" data-share="${link}" hidden>Share the link</button></p>
</section>`
}

const deletePart = (regatta: RegattaPage): Markup => {
  const { deletion } = regatta
  if (deletion === undefined) return nothing
  const whole = 'eventId' in deletion ? 'the event with its regatta' : 'the regatta'
  return markup`<section class="on-screen">
<h2>Delete</h2>
<p>Deletes ${whole}, races, courses, tags, marks and entries, for good.</p>
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
})}</section>`
}

export const regattaPage = (regatta: RegattaPage, origin: string): string => {
  const { races, boatClass, mayUpdate, mayChangeAcl, invitable, registration } = regatta
  const noRaces = markup`<p>There are no races yet.</p>`
  const results = regatta.mayReadResults
    ? markup`<a href="${pathOf('/results', [regatta.name])}">Results</a> `
    : nothing
  return framed({
    title: regatta.name,
    pages: regatta,
    main: markup`${withoutScript}${statusLine}${boatClass === null ? nothing : markup`<p>${name(boatClass)}</p>\n`}<nav class="on-screen" aria-label="Parts of the regatta">${results}<a href="${pathOf('/entries', [regatta.name])}">Entries</a>${regatta.mayOfficiate ? markup` <a href="${pathOf('/marks', [regatta.name])}">Marks</a> <a href="${pathOf('/out', [regatta.name])}">Who is out there</a>` : nothing}</nav>
<h2>Races</h2>
${races.length === 0 ? noRaces : markup`<ul class="races">\n${races.map((race) => raceItem(regatta, race))}</ul>`}
${mayUpdate ? addRacesPart(regatta) : nothing}
${registration === undefined ? nothing : registrationPart(registration, origin)}
${invitable === undefined ? nothing : invitePart(invitable)}
${mayChangeAcl ? explainPart(regatta) : nothing}
${deletePart(regatta)}`,
    script: formsScript,
  })
}
