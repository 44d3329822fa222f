/** The forms that change, copy and delete an event. */
import { Form } from '#page/forms.tsx'
import { Folded } from '#page/components/folded.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import type { EventPage } from '../steps/eventPage.ts'
import { racesWords } from '../words/racesWords.ts'
import { ConfirmedName } from './classForms.tsx'
import { DayFields, EventFields, ReadersField } from './eventFields.tsx'

interface Props {
  readonly page: EventPage
}

const events = '/sailingserver/api/v1/events'

export const ChangeEvent = ({ page }: Props) => {
  const { event, isPublic, mayChangeReaders, language } = page
  const words = racesWords[language]
  return (
    <Folded id="change" heading={words.event.change}>
      <Form
        action={pathOf(events, [event.id], '/update')}
        method="PUT"
        sends="changed"
        done={words.event.changed}
        button={words.event.save}
      >
        <EventFields event={event} language={language} />
        {mayChangeReaders && (
          <ReadersField
            name="readers"
            values={['everybody', 'permitted']}
            isPublic={isPublic}
            language={language}
          />
        )}
        <label>
          {words.eventFields.website}{' '}
          <input name="officialwebsiteurl" type="url" value={event.officialWebsiteUrl ?? ''} />
        </label>
      </Form>
    </Folded>
  )
}

export const CopyEvent = ({ page: { event, language } }: Props) => {
  const words = racesWords[language]
  return (
    <Folded id="copy" heading={words.event.copy}>
      <p>{words.event.aboutCopy}</p>
      <Form
        action={pathOf(events, [event.id], '/copy')}
        sends="all"
        document={{ ownGroup: true }}
        done={words.event.copied}
        nextOf="/event/{eventid}"
        button={words.event.copy}
      >
        <label>
          {words.eventFields.name} <input name="eventName" maxlength={100} required />
        </label>
        <DayFields
          names={['startdateasmillis', 'enddateasmillis']}
          as="millis"
          isRequired
          language={language}
        />
      </Form>
    </Folded>
  )
}

export const DeleteEvent = ({ page: { event, language } }: Props) => {
  const { id, name } = event
  const words = racesWords[language].event
  return (
    <Folded id="delete" heading={words.deleteEvent}>
      <p>{words.wholeEvent}</p>
      <Form
        action={pathOf(events, [id])}
        method="DELETE"
        done={fill(words.deleted, { name })}
        next="/"
        button={words.delete}
        buttonName={`${words.delete}: ${name}`}
        isSecondary
      >
        <ConfirmedName name={name} language={language} />
      </Form>
    </Folded>
  )
}
