/** The page of the registration link, for sailors without the app. */
import type { FailurePage } from '#endpoint/failurePage.ts'
import { Name } from '#page/components/name.tsx'
import { drawDocument } from '#page/document.tsx'
import { scriptlessHeaders } from '#page/pageHeaders.ts'
import { Form, formsPage, StatusLine, WithoutScript } from '#page/forms.tsx'
import { framed } from '#page/frame.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import type { CheckinPage } from '../steps/checkinPage.ts'
import { entriesWords } from '../words/entriesWords.ts'

/** The same page for each link that opens nothing. */
export const checkinFailure: FailurePage = {
  mediaType: 'text/html',
  headers: scriptlessHeaders,
  format: ({ title, detail, status, localized }, language) => {
    const words = entriesWords[language].checkin
    return drawDocument(
      framed({
        title: status === 401 ? words.opensNothing : (localized?.title ?? title),
        language,
        pages: 'of-anybody',
        main: <p>{localized?.detail ?? detail}</p>,
      }),
    )
  },
}

interface Props {
  readonly page: CheckinPage
}

const Fields = ({ page: { words, boatClass } }: Props) => (
  <>
    <label>
      {words.boatName} <input name="competitorName" maxlength={200} autocomplete="off" required />
    </label>
    <label>
      {words.sailNumber}{' '}
      <input
        name="sailid"
        maxlength={100}
        autocapitalize="characters"
        autocomplete="off"
        spellcheck={false}
        required
      />
    </label>
    <label>
      {words.nationality}{' '}
      <input
        name="nationalityIOC"
        pattern="[A-Za-z]{3}"
        maxlength={3}
        autocapitalize="characters"
        spellcheck={false}
      />
    </label>
    {boatClass === null && (
      <label>
        {words.boatClass} <input name="boatclass" maxlength={200} required />
      </label>
    )}
  </>
)

const EntryPart = ({ page }: Props) => {
  const { language, words, regatta, boatClass, secret, entry } = page
  const { refusal, waits } = entry
  if (refusal !== undefined) return <p>{refusal}</p>
  if (waits === undefined) return null
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{fill(words.noAccount, { waits })}</p>
      <WithoutScript language={language} />
      <Form
        action={pathOf('/sailingserver/api/v1/regattas', [regatta], '/competitors/createandadd')}
        done={fill(words.arrived, { waits })}
        hidden={{ secret, boatclass: boatClass }}
        button={words.enter}
      >
        <Fields page={page} />
      </Form>
    </section>
  )
}

export const checkinPage = (page: CheckinPage) => {
  const { language, words, event, userName, facts, isOfKnown } = page
  return formsPage({
    title: event,
    language,
    pages: { userName },
    main: (
      <>
        <p>
          {facts.map((fact, at) => (
            <>
              {at > 0 && ' · '}
              <Name>{fact}</Name>
            </>
          ))}
        </p>
        <StatusLine />
        <EntryPart page={page} />
        <section>
          <h2>{words.withApp}</h2>
          <p>{isOfKnown ? words.tracks : words.enters}</p>
        </section>
      </>
    ),
  })
}
