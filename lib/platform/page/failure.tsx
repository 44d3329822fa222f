/** A failure as an HTML page: the problem, a remedy, and the request id for the operator. */
import type { ComponentChildren } from 'preact'
import { decodeObjectId } from '#values/objectId.ts'
import type { inputError, problem } from '#schemas/platform/problem.ts'
import type { Static } from '#schemas/schema.ts'
import { plainText } from '#values/plainText.ts'
import { whyLink } from '#endpoint/failurePage.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { Text } from './components/text.tsx'
import { drawDocument } from './document.tsx'
import { framed } from './frame.tsx'
import { signInLink } from './signIn.tsx'
import { pageWords } from './words/pageWords.ts'

type Problem = Static<typeof problem>

export const titleOf = ({ localized, title }: Problem): string => localized?.title ?? title

/** Nothing if it says no more than the title. */
export const Detail = ({ failure }: { readonly failure: Problem }) =>
  failure.detail === `${failure.title}.` ? null : (
    <InLanguage text={failure.localized?.detail} english={failure.detail} />
  )

/** The suggestions of all errors. */
export const Suggestions = ({ errors = [] }: Problem) =>
  errors.map(
    ({ suggestion, localized }) =>
      suggestion !== undefined && (
        <p>
          <InLanguage text={localized?.suggestion} english={suggestion} />
        </p>
      ),
  )

/** A mistyped link leads to the same refusal as a private regatta. */
export const wordsForHidden = ({ status, permission = '' }: Problem, language: Language) => {
  const [, id] = /^(?:REGATTA|LEADERBOARD):READ:(.+)$/.exec(permission) ?? []
  if (status !== 401 || id === undefined) return undefined
  const [regatta = id] = decodeObjectId(id) ?? []
  const { hidden, checkLink } = pageWords[language].failure
  return { title: fill(hidden, { name: regatta }), detail: checkLink }
}

type Words = (typeof pageWords)['en']['failure']

const remedyOf = (status: number, words: Words, address: string): ComponentChildren => {
  switch (status) {
    case 400:
      return words.correct
    case 401:
      return <Text of={words.comeBack} signIn={<a href={signInLink(address)}>{words.signIn}</a>} />
    case 404:
    case 405:
      return <Text of={words.checkAddress} reference={<a href="/docs">{words.reference}</a>} />
    case 409:
    case 412:
      return words.readAgain
    case 413:
      return words.sendLess
    case 429:
    case 503:
      return <Text of={words.wait} reload={<a href="">{words.reload}</a>} />
    case 500:
      return words.tellOperator
    default:
      return undefined
  }
}

interface ExplanationProps {
  readonly failure: Problem
  readonly words: Words
  readonly address: string
}

const Explanation = ({ failure: { permission, status }, words, address }: ExplanationProps) =>
  permission === undefined ? null : (
    <>
      <p>
        <Text of={words.missing} permission={<code>{plainText(permission)}</code>} />
      </p>
      <p>
        <Text
          of={status === 401 ? words.explainOnly : words.explainOrSignIn}
          explain={<a href={whyLink(permission)}>{words.explain}</a>}
          signIn={<a href={signInLink(address)}>{words.asAnother}</a>}
        />
      </p>
    </>
  )

interface InLanguageProps {
  /** In the language of the reader. */
  readonly text: string | undefined
  readonly english: string
}

/** A sentence of the API, which is English without a translation. */
const InLanguage = ({ text, english }: InLanguageProps) => (
  <span lang={text === undefined ? 'en' : undefined}>{plainText(text ?? english)}</span>
)

interface ErrorItemProps {
  readonly error: Static<typeof inputError>
}

const ErrorItem = ({ error }: ErrorItemProps) => (
  <li>
    <code>{error.pointer ?? error.parameter ?? error.code}</code>{' '}
    <InLanguage text={error.localized?.detail} english={error.detail} />
    {error.suggestion !== undefined && (
      <>
        {'. '}
        <InLanguage text={error.localized?.suggestion} english={error.suggestion} />
      </>
    )}
  </li>
)

/** @param address path and query of the request, to which a user comes back after signing in */
export const drawFailure = (failure: Problem, address: string, language: Language): string => {
  const { status, code, requestId, errors = [] } = failure
  const words = pageWords[language].failure
  const hidden = wordsForHidden(failure, language)
  const title = hidden?.title ?? titleOf(failure)
  const remedy = remedyOf(status, words, address)
  const page = framed({
    title,
    language,
    pages: 'of-anybody',
    main: (
      <>
        {hidden === undefined ? (
          <p>
            <Detail failure={failure} />
          </p>
        ) : (
          <p>{hidden.detail}</p>
        )}
        {errors.length > 0 && (
          <ul>
            {errors.map((error) => (
              <ErrorItem error={error} />
            ))}
          </ul>
        )}
        <h2>{words.whatHelps}</h2>
        {remedy && <p>{remedy}</p>}
        <Explanation {...{ failure, words, address }} />
        <p>
          <a class="action" href={`/docs#${code}`}>
            <Text of={words.meaning} code={<code>{code}</code>} />
          </a>
        </p>
      </>
    ),
    footer: (
      <p class="small">
        <Text of={words.ids} status={status} request={<code>{requestId}</code>} />
      </p>
    ),
  })
  return drawDocument(page)
}
