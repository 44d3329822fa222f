/**
 * The tutorial of the reference page. A test sends its requests as they are written here.
 * The script of the page replaces `origin` with the page's own address.
 */
import { type ApiDocument, Inline, linkToOperation } from './operations.tsx'

export const origin = 'http://127.0.0.1:3000'

interface Step {
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  /** Lines for a shell. */
  readonly shell: string
  /** The output of the last line, as JSON, with `…` for values that differ. */
  readonly answer?: string
  /** The operation to try on the page instead. */
  readonly route: `${'GET' | 'POST'} /${string}`
}

const S = '/security/api/restsecurity'
const V = '/sailingserver/api/v1'

export const steps: readonly Step[] = [
  {
    title: 'Sign in',
    text: [
      'Registration creates a user and returns an access token. The token replaces the password, in ' +
        'the header `Authorization`, until it is revoked. If you already have a user, ' +
        '`curl -u clara $S/access_token` asks for the password and returns the token.',
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
    title: 'Create an event',
    text: [
      'An event comes with a regatta, a leaderboard and its races, here `R1` and `R2`. You own it: ' +
        'everybody can read it, and only you can change it. Names are unique. A name that is taken ' +
        'gives 409; choose another name.',
    ],
    shell: `curl -s -H "$CLARA" -d 'eventName=Laboe&venuename=Laboe&numberofraces=2' $V/events/createEvent`,
    route: `POST ${V}/events/createEvent`,
  },
  {
    title: 'Tag a race',
    text: [
      'A tag marks a moment of a race, in milliseconds since 1970. Only its author can read a ' +
        'private tag; this one is public.',
    ],
    shell: `curl -s -H "$CLARA" -d 'tag=Start&comment=Five+knots&raceTimepoint=1795262400000&public=true' \\
  $V/Laboe/R1/Default/tags`,
    answer:
      '{ "id": "…", "tag": "Start", "comment": "Five knots", "image": "", "resized_image": "", ' +
      '"username": "clara", "public": true, "raceTimepoint": 1795262400000, "createdAt": 1795262401000, ' +
      '"revokedAt": null }',
    route: `POST ${V}/{leaderboard}/{racecolumn}/{fleet}/tags`,
  },
  {
    title: 'Lay a course',
    text: [
      'A course is a list of marks and a list of waypoints that use them: from the line around the ' +
        'top mark, and back. The response to an invalid course lists all errors and their corrections.',
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
      'One page for the notice board and the phone: the course, the marks, and the tags as they ' +
        'arrive. Open `$URL/board/Laboe/R1/Default` in a browser.',
    ],
    shell: `curl -s -o board.html -w '%{http_code}\\n' $URL/board/Laboe/R1/Default`,
    answer: '200',
    route: 'GET /board/{regattaName}/{raceColumn}/{fleet}',
  },
  {
    title: 'Be refused, and read which permission is missing',
    text: [
      'David can read the race, but not add to it. The response is 403, and contains the missing ' +
        'permission.',
    ],
    shell: `DAVID="Authorization: Bearer $(curl -s -d 'username=david&password=running-by-the-lee' $S/create_user | token)"
curl -s -H "$DAVID" -d 'numberofraces=1' $V/regattas/Laboe/addracecolumns | tee refused.json`,
    route: `POST ${V}/regattas/{regattaName}/addracecolumns`,
  },
  {
    title: 'Explain the refusal',
    text: [
      'Request an explanation of that permission. The response lists all grant sources that were ' +
        'checked, and the changes that would allow it.',
    ],
    shell: `curl -s -G -H "$DAVID" -d permission=REGATTA:UPDATE:Laboe $S/explain`,
    route: `GET ${S}/explain`,
  },
]

interface Props {
  readonly document: Pick<ApiDocument, 'paths'>
}

/** The steps of the operations that the document contains. */
export const GettingStarted = ({ document }: Props) => (
  <ol>
    {steps
      .map((step) => ({ ...step, link: linkToOperation(document, step.route) }))
      .filter(({ link }) => link !== undefined)
      .map(({ title, text, shell, answer, route, link }, index) => (
        <li>
          <h3>
            <Inline>{title}</Inline>
          </h3>
          {text.map((paragraph) => (
            <p>
              <Inline>{paragraph}</Inline>
            </p>
          ))}
          {index === 0 && <SignInForm />}
          <pre tabindex={0}>
            <code class="shell">{shell}</code>
          </pre>
          {answer !== undefined && (
            <pre class="answer" tabindex={0}>
              <code>{answer}</code>
            </pre>
          )}
          <p class="try">
            <a class="action" href={link ?? ''}>
              Try <code>{route}</code>
            </a>
          </p>
        </li>
      ))}
  </ol>
)

/** Shown by the script, which sends it: without the script, the page has no use for a token. */
const SignInForm = () => (
  <form id="sign-in" hidden>
    <p>
      Or sign in here. The operations below then send your token, which only this page keeps, until
      you leave it.
    </p>
    <label>
      User name{' '}
      <input
        name="username"
        autocomplete="username"
        autocapitalize="none"
        spellcheck={false}
        required
      />
    </label>
    <label>
      Password <input name="password" type="password" autocomplete="current-password" required />
    </label>
    <button>Sign in</button>{' '}
    <button type="button" id="sign-out" hidden>
      Sign out
    </button>
    <p id="signed-in" role="status"></p>
  </form>
)
