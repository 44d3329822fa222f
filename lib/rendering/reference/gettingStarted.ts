/**
 * The way from nothing to a race with a course, in requests that a test sends as they stand here.
 * The script of the page puts its own address in the place of `origin`.
 */
import { escape, inline } from './html.ts'
import { type ApiDocument, linkToOperation } from './operations.ts'

export const origin = 'http://127.0.0.1:3000'

interface Step {
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  /** Lines for a shell. */
  readonly shell: string
  /** What the last line prints, as JSON, with `…` for what differs. */
  readonly answer?: string
  /** What can be tried on the page instead. */
  readonly route: `${'GET' | 'POST'} /${string}`
}

const S = '/security/api/restsecurity'
const V = '/sailingserver/api/v1'

export const steps: readonly Step[] = [
  {
    title: 'Sign in',
    text: [
      'Whoever registers becomes a user, and gets an access token: it stands for the password, in ' +
        'the header `Authorization`, until it is revoked. Have you a user already? Then ' +
        '`curl -u clara $S/access_token` asks for the password and answers the token.',
    ],
    shell: `URL=${origin}
S=$URL${S}
V=$URL${V}
token() { sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/'; }
CLARA="Authorization: Bearer $(curl -s -d 'username=clara&password=reaching-on-port-7' $S/create_user | token)"
curl -s -H "$CLARA" $S/hello`,
    answer: '{ "principal": "clara", "authenticated": true, "remembered": false }',
    route: `GET ${S}/hello`,
  },
  {
    title: 'Make an event',
    text: [
      'An event comes with a regatta, a leaderboard and its races, here `R1` and `R2`. It is yours: ' +
        'everybody may look at it, and only you may change it. Every name exists once; is it taken, ' +
        'the answer is a 409, and you choose another one.',
    ],
    shell: `curl -s -H "$CLARA" -d 'eventName=Laboe&venuename=Laboe&numberofraces=2' $V/events/createEvent`,
    route: `POST ${V}/events/createEvent`,
  },
  {
    title: 'Tag a race',
    text: [
      'A tag marks a moment of a race, in milliseconds since 1970. Private tags are for their author ' +
        'alone; this one is for everybody.',
    ],
    shell: `curl -s -H "$CLARA" -d 'tag=Start&comment=Five+knots&raceTimepoint=1795262400000&public=true' \\
  $V/Laboe/R1/Default/tags`,
    answer:
      '{ "id": "…", "tag": "Start", "comment": "Five knots", "image": "", "resized_image": "", ' +
      '"username": "clara", "public": true, "raceTimepoint": 1795262400000, "createdAt": "…" }',
    route: `POST ${V}/{leaderboard}/{racecolumn}/{fleet}/tags`,
  },
  {
    title: 'Lay a course',
    text: [
      'A course is a list of marks and a list of waypoints that use them: from the line around the ' +
        'top mark, and back. All that is wrong with a course is said at once, with what would be right.',
      'The picture opens in any browser; the same address without `.svg` is the course as JSON.',
    ],
    shell: `curl -s -o /dev/null -w '%{http_code}\\n' -H "$CLARA" -H 'Content-Type: application/json' \\
  $V/courseconfiguration/createCourse/Laboe/R1/Default -d '{
    "name": "Around the top",
    "markConfigurations": [
      { "id": "pin", "freestyleProperties": { "name": "Pin", "markType": "BUOY" } },
      { "id": "boat", "freestyleProperties": { "name": "Boat", "markType": "STARTBOAT" } },
      { "id": "top", "freestyleProperties": { "name": "Top", "markType": "BUOY" } }
    ],
    "waypoints": [
      { "passingInstruction": "Line", "markConfigurationIds": ["pin", "boat"] },
      { "passingInstruction": "Port", "markConfigurationIds": ["top"] },
      { "passingInstruction": "Line", "markConfigurationIds": ["pin", "boat"] }
    ]
  }'
curl -s -o course.svg $V/courseconfiguration/getFromCourse/Laboe/R1/Default.svg`,
    answer: '200',
    route: `POST ${V}/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}`,
  },
  {
    title: 'Open the race board',
    text: [
      'One page for the notice board and the phone: the course, the marks, and the tags as they come ' +
        'in. Open `$URL/board/Laboe/R1/Default` in a browser.',
    ],
    shell: `curl -s -o board.html -w '%{http_code}\\n' $URL/board/Laboe/R1/Default`,
    answer: '200',
    route: 'GET /board/{regattaName}/{raceColumn}/{fleet}',
  },
  {
    title: 'Be refused, and see what was missing',
    text: [
      'David may look at the race, but not add to it. The answer is a 403, and names the permission ' +
        'that he lacks.',
    ],
    shell: `DAVID="Authorization: Bearer $(curl -s -d 'username=david&password=running-by-the-lee' $S/create_user | token)"
curl -s -H "$DAVID" -d 'numberofraces=1' $V/regattas/Laboe/addracecolumns | tee refused.json`,
    route: `POST ${V}/regattas/{regattaName}/addracecolumns`,
  },
  {
    title: 'Find out why',
    text: [
      'Ask with that permission, and the answer goes through all that could grant it, or deny it, ' +
        'and says what would have to change.',
    ],
    shell: `curl -s -G -H "$DAVID" -d permission=REGATTA:UPDATE:Laboe $S/explain`,
    route: `GET ${S}/explain`,
  },
]

/** Those whose operation the service has. */
export const gettingStarted = (document: Pick<ApiDocument, 'paths'>): string =>
  steps
    .map((step) => ({ ...step, link: linkToOperation(document, step.route) }))
    .filter(({ link }) => link !== undefined)
    .map(
      ({ title, text, shell, answer, route, link }, index) => `<li>
<h3>${inline(title)}</h3>
${text.map((paragraph) => `<p>${inline(paragraph)}</p>`).join('\n')}
${index === 0 ? signInForm : ''}
<pre tabindex="0"><code class="shell">${escape(shell)}</code></pre>
${answer === undefined ? '' : `<pre class="answer" tabindex="0"><code>${escape(answer)}</code></pre>`}
<p class="try"><a href="${escape(link ?? '')}">Try <code>${escape(route)}</code></a></p>
</li>`,
    )
    .join('\n')

/** Shown by the script, which sends it: without it there is nothing that a token would be for. */
const signInForm = `<form id="sign-in" hidden>
<p>Or sign in here. The operations below then send your token, which only this page keeps, until you leave it.</p>
<label>User name <input name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button> <button type="button" id="sign-out" hidden>Sign out</button>
<p id="signed-in" role="status"></p>
</form>`
