/** The page of the registration link, for sailors without the app. */
import type { FailurePage } from '#endpoint/failurePage.ts'
import { Name } from '#page/components/name.tsx'
import { drawDocument } from '#page/document.tsx'
import { scriptlessHeaders } from '#page/pageHeaders.ts'
import { Form, formsPage, StatusLine, WithoutScript } from '#page/forms.tsx'
import { signInLink } from '#page/signIn.tsx'
import { framed } from '#page/frame.tsx'
import { Text } from '#page/components/text.tsx'
import { sailText } from '#races/rules/sailNumber.ts'
import { pathOf } from '#values/pathSegment.ts'
import { counted, fill } from '#values/words.ts'
import type { CheckinPage } from '../steps/checkinPage.ts'
import type { EntriesWords } from '../words/en.ts'
import { entriesWords } from '../words/entriesWords.ts'
import { ProposedChanges } from './proposedChanges.tsx'

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

const Fields = ({ page: { words: all, boatClass } }: Props) => {
  const words = all.checkin
  return (
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
}

const EntryPart = ({ page }: Props) => {
  const { language, regatta, boatClass, secret, entry } = page
  const words = page.words.checkin
  const { refusal, waits } = entry
  if (refusal !== undefined) return <p>{refusal}</p>
  if (waits === undefined) return null
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{fill(words.noAccount, { waits })}</p>
      {page.userName === undefined && (
        <p>
          <a class="action" href={signInLink(page.path)}>
            {words.signIn}
          </a>
        </p>
      )}
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

const stateOf = (words: EntriesWords['checkin'], entry: CheckinPage['ownEntries'][number]) => {
  if (entry.withdrawn === true) return words.isWithdrawn
  if (entry.isWaiting !== true) return words.counts
  return entry.hasTakenSail ? words.isTaken : words.isLate
}

const OwnEntries = ({ page }: Props) => {
  const { language, words: all, ownEntries } = page
  const words = all.checkin
  if (ownEntries.length === 0) return null
  return (
    <section aria-labelledby="own">
      <h2 id="own">{counted(language, words.own, ownEntries.length)}</h2>
      {ownEntries.map((entry) => (
        <>
          <p>
            <Name>{sailText(entry.competitor)}</Name>{' '}
            <strong>
              <Name>{entry.competitor.name}</Name>
            </strong>
            {[entry.competitor.boat.boatClass, entry.crew ?? '', entry.club ?? '']
              .filter((text) => text !== '')
              .map((text) => [' · ', <Name>{text}</Name>])}
          </p>
          <p>{stateOf(words, entry)}</p>
          {entry.proposal && (
            <p>
              <Text
                of={words.proposed}
                changes={
                  <ProposedChanges proposal={entry.proposal} language={language} words={all} />
                }
              />
            </p>
          )}
        </>
      ))}
    </section>
  )
}

export const checkinPage = (page: CheckinPage) => {
  const { language, event, userName, facts, isOfKnown } = page
  const words = page.words.checkin
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
        <OwnEntries page={page} />
        <EntryPart page={page} />
        <section>
          <h2>{words.withApp}</h2>
          <p>{isOfKnown ? words.tracks : words.enters}</p>
        </section>
      </>
    ),
  })
}
