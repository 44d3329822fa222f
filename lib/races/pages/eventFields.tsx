/** The fields of an event, in the forms that make one and change it. */
import { isWholeDay } from '#page/time.ts'
import type { Language } from '#values/language.ts'
import { localMillis } from '#values/venueTime.ts'
import { racesWords } from '../words/racesWords.ts'

interface Times {
  readonly startMillis: number | null
  readonly endMillis: number | null
  readonly timeZone: string | null
}

interface Props {
  /** Absent: a new event, in the time zone of the browser. */
  readonly event?: Times & { readonly name: string; readonly venue: string | null }
  readonly language: Language
}

export const EventFields = ({ event, language }: Props) => {
  const words = racesWords[language].eventFields
  return (
    <>
      <label>
        {words.name} <input name="eventName" value={event?.name} maxlength={100} required />
      </label>
      <label>
        {words.venue} <input name="venuename" value={event?.venue ?? ''} maxlength={100} required />
      </label>
      <DayFields event={event} language={language} names={['startdate', 'enddate']} />
      <label>
        {words.timeZone}{' '}
        {event === undefined ? (
          <input name="timeZone" value="UTC" data-zone spellcheck={false} />
        ) : (
          <input name="timeZone" value={event.timeZone ?? ''} spellcheck={false} />
        )}
      </label>
    </>
  )
}

interface DaysProps {
  readonly event?: Times | undefined
  readonly language: Language
  readonly names: readonly [first: string, last: string]
  /** How the fields are sent. Absent: as days. */
  readonly as?: 'millis'
  readonly isRequired?: boolean
}

export const DayFields = ({ event, language, names: [first, last], as, isRequired }: DaysProps) => {
  const words = racesWords[language].eventFields
  const dayOf = (millis: number | null | undefined) => dayText(millis, event?.timeZone ?? 'UTC')
  return (
    <>
      <label>
        {words.firstDay}{' '}
        <input
          name={first}
          type="date"
          data-as={as}
          value={dayOf(event?.startMillis)}
          required={isRequired}
        />
      </label>
      <label>
        {words.lastDay}{' '}
        <input
          name={last}
          type="date"
          data-as={as}
          value={dayOf(event?.endMillis)}
          required={isRequired}
        />
      </label>
    </>
  )
}

const dayText = (millis: number | null | undefined, timeZone: string): string => {
  if (millis === null || millis === undefined) return ''
  const local = isWholeDay(millis) ? millis : localMillis(millis, timeZone)
  return new Date(local).toISOString().slice(0, 10)
}

interface ReadersProps {
  readonly name: string
  /** The values for everybody, and for people with permission. */
  readonly values: readonly [everybody: string, permitted: string]
  readonly as?: 'json'
  readonly isPublic: boolean
  readonly language: Language
}

export const ReadersField = ({ name, values, as, isPublic, language }: ReadersProps) => {
  const words = racesWords[language].eventFields
  const [everybody, permitted] = values
  return (
    <label>
      {words.readers}{' '}
      <select name={name} data-as={as}>
        <option value={everybody} selected={isPublic}>
          {words.everybody}
        </option>
        <option value={permitted} selected={!isPublic}>
          {words.permitted}
        </option>
      </select>
    </label>
  )
}
