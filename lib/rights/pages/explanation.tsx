/**
 * An explanation as an HTML page: the decision, the steps that led to it, and the changes that
 * would allow it.
 */
import type { ComponentChildren } from 'preact'
import type { explanation } from '#schemas/rights/explanation.ts'
import type { Static } from '#schemas/schema.ts'
import { plainText } from '#values/plainText.ts'
import type { Alternative } from '#endpoint/alternative.ts'
import { Folded } from '#page/components/folded.tsx'
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { drawDocument } from '#page/document.tsx'
import { scriptlessHeaders } from '#page/pageHeaders.ts'
import { framed } from '#page/frame.tsx'
import { whyLink } from '#endpoint/failurePage.ts'
import { Form, formsPage, StatusLine } from '#page/forms.tsx'
import { signInLink } from '#page/signIn.tsx'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { rightsWords } from '../words/rightsWords.ts'
import { purposeOf } from './purposes.ts'

type Explanation = Static<typeof explanation>
type Change = Explanation['changes'][number]

interface Props {
  readonly body: Explanation
  readonly language: Language
  /** Whether the page has buttons that make the changes. */
  readonly withForms: boolean
  /** The user of the explanation, unless it is the caller. */
  readonly gainer?: string | undefined
}

interface ChangeProps extends Props {
  readonly change: Change
}

const Trail = ({ body: { trail, permission }, language }: Props) => {
  if (trail === null) return null
  const words = rightsWords[language].why
  const decisive = trail.find(({ applies }) => applies)
  return (
    <Folded id="trail" heading={words.checked}>
      <p>
        <code>{plainText(permission)}</code>
      </p>
      <ol>
        {trail.map((step) => (
          <li>
            {step === decisive && (
              <>
                <strong>{words.decides}</strong>{' '}
              </>
            )}
            {plainText(step.because)}{' '}
            <span class="small">
              (<code>{step.rule}</code>, {step.applies ? words.applies : words.appliesNot})
            </span>
          </li>
        ))}
      </ol>
    </Folded>
  )
}

const requestText = ({ method, path, body }: NonNullable<Change['requests']>[number]): string =>
  [`${method} ${path}`, ...(body === undefined ? [] : [JSON.stringify(body, null, 2)])]
    .map((text) => text.replace(/\S.*/g, plainText))
    .join('\n')

type Request = NonNullable<Change['requests']>[number]

/** A role can end. */
const withEnd = (request: Request) => ({
  ...request,
  mayEnd: request.path.endsWith('/add_role_to_user') && !('validUntil' in (request.body ?? {})),
})

/** The address of the page may come from somebody else, so the reader says who gets the right. */
const TypedName = ({ userName, language }: { userName: string; language: Language }) => (
  <label>
    <Text of={rightsWords[language].why.typeName} user={<Name>{userName}</Name>} />{' '}
    <input
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
      required
      pattern={userName.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)}
      title={plainText(userName)}
    />
  </label>
)

/** A button, with which the caller makes the change. A change with effects on others is confirmed. */
const ChangeForm = ({ change, gainer, language }: ChangeProps) => {
  const { sentences, effect, youMay, requests: known } = change
  if (!youMay || known === null) return null
  const words = rightsWords[language].why
  const requests = known.map(withEnd)
  return (
    <Form
      requests={requests}
      done={words.changed}
      button={words.doThis}
      buttonName={`${words.doThis}: ${plainText(sentences.join(' '))}`}
    >
      {requests.some(({ mayEnd }) => mayEnd) && (
        <label>
          {words.until} <input name="validUntil" type="datetime-local" />
        </label>
      )}
      {effect !== undefined && (
        <label class="check">
          <input type="checkbox" required /> {words.wanted} {plainText(effect)}
        </label>
      )}
      {gainer !== undefined && <TypedName userName={gainer} language={language} />}
    </Form>
  )
}

/** Folded on the page with buttons, which send the same requests. */
const Requests = ({ change: { requests }, withForms, language }: ChangeProps) => {
  const texts = (requests ?? []).map((request) => <pre tabindex={0}>{requestText(request)}</pre>)
  return withForms && texts.length > 0 ? (
    <details>
      <summary>{rightsWords[language].why.requests}</summary>
      {texts}
    </details>
  ) : (
    <>{texts}</>
  )
}

const ChangeItem = (props: ChangeProps) => {
  const { change, withForms, language } = props
  const { sentences, effect, youMay } = change
  const isAsked = withForms && youMay && change.requests !== null
  return (
    <li>
      {plainText(sentences.join(' '))}
      {youMay && ` ${rightsWords[language].why.youMay}`}
      {effect !== undefined && !isAsked && ` ${plainText(effect)}`}
      {withForms && <ChangeForm {...props} />}
      <Requests {...props} />
    </li>
  )
}

const Changes = (props: Props) => {
  const { changes } = props.body
  const words = rightsWords[props.language].why
  if (changes.length === 0) return null
  return (
    <section>
      <h2>{words.wouldAllow}</h2>
      <p>{words.eachIsEnough}</p>
      <ol>
        {changes.map((change) => (
          <ChangeItem {...props} change={change} />
        ))}
      </ol>
    </section>
  )
}

interface MainProps extends Props {
  readonly ask?: ComponentChildren
}

const Main = ({ ask, ...props }: MainProps) => {
  const { body, language } = props
  const { permission, username, suggestion, because, withheld, trail } = body
  const words = rightsWords[language].why
  return (
    <>
      {suggestion !== undefined && <p>{plainText(suggestion)}</p>}
      {because !== null && <p>{plainText(because)}</p>}
      {username === null && (
        <p>
          <Text
            of={words.signInHint}
            signIn={<a href={signInLink(whyLink(permission))}>{words.signIn}</a>}
          />
        </p>
      )}
      {trail === null && (
        <p>
          <code>{plainText(permission)}</code>
        </p>
      )}
      {ask}
      <Changes {...props} />
      <Trail {...props} />
      {withheld !== null && <p>{plainText(withheld)}</p>}
    </>
  )
}

/** The purpose in words, if it is known: not all readers know the notation of permissions. */
const titleOf = ({ allowed, summary, permission, username }: Explanation, language: Language) => {
  const words = rightsWords[language].why
  const purpose = purposeOf(permission, language)
  const user = username ?? words.nobody
  const sentence = purpose && fill(allowed ? words.may : words.mayNot, { user, purpose })
  return `${allowed ? words.permitted : words.notPermitted}: ${sentence ?? summary}`
}

export const explanationPage: Alternative<typeof explanation> = {
  mediaType: 'text/html',
  description: 'A page for a browser',
  headers: scriptlessHeaders,
  format: (body, language) =>
    drawDocument(
      framed({
        title: titleOf(body, language),
        language,
        pages: 'of-anybody',
        main: <Main body={body} language={language} withForms={false} />,
      }),
    ),
}

interface WhyPage {
  readonly language: Language
  /** The caller, who may not be the user of the explanation. */
  readonly userName: string | undefined
  /** Whether a page of another site led to this page. */
  readonly isFromElsewhere: boolean
  /** The name of the owner, if the caller may know it. */
  readonly owner: string | null
  readonly origin: string
}

interface AskProps extends Pick<WhyPage, 'owner' | 'origin' | 'language'> {
  readonly body: Explanation
}

/** The reader chooses the address: the service shows none. An owner cannot allow it to a reader without a name. */
const Ask = ({ body, owner, origin, language }: AskProps) => {
  const { allowed, changes, username, permission } = body
  if (allowed || username === null || changes.some(({ youMay }) => youMay)) return null
  const words = rightsWords[language].why
  const question = new URLSearchParams({ permission, username })
  const message = {
    subject: plainText(titleOf(body, language)),
    body: fill(words.message, { link: `${origin}/why?${question.toString()}` }),
  }
  const query = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return (
    <section>
      <h2>{words.ask}</h2>
      <p>
        {owner === null ? words.askHost : <Text of={words.askOwner} owner={<Name>{owner}</Name>} />}
      </p>
      <p>
        <a class="next" href={`mailto:?${query.join('&')}`}>
          {words.write}
        </a>
      </p>
    </section>
  )
}

/** No button gives a right to everything, or a right that a page of another site asked for. */
export const whyPage = (body: Explanation, page: WhyPage) => {
  const { language, userName, isFromElsewhere, owner, origin } = page
  const words = rightsWords[language].why
  const hasWildcard = body.permission.includes('*')
  const withForms = !hasWildcard && !isFromElsewhere
  return formsPage({
    title: titleOf(body, language),
    language,
    pages: { userName },
    main: (
      <>
        <StatusLine />
        {!withForms && body.changes.some(({ youMay }) => youMay) && (
          <p>
            <Text of={hasWildcard ? words.wildcard : words.fromElsewhere} star={<code>*</code>} />
          </p>
        )}
        <Main
          {...{ body, language, withForms }}
          ask={<Ask {...{ body, owner, origin, language }} />}
          gainer={body.username === userName ? undefined : (body.username ?? undefined)}
        />
      </>
    ),
  })
}
