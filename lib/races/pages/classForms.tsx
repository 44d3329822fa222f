/** The forms that add, change and delete a class of an event. */
import { Form } from '#page/forms.tsx'
import { Folded } from '#page/components/folded.tsx'
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import type { Language } from '#values/language.ts'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import type { ClassOfEvent, EventPage } from '../steps/eventPage.ts'
import { racesWords } from '../words/racesWords.ts'
import { ClassFields, newClass, RacesField } from './classFields.tsx'

const regattas = '/sailingserver/api/v1/regattas'

export const AddClass = ({ page: { event, language } }: { readonly page: EventPage }) => {
  const words = racesWords[language].event
  return (
    <Folded id="add-class" heading={words.addClass}>
      <Form
        action={pathOf('/sailingserver/api/v1/events', [event.id], '/regattas')}
        sends="all"
        done={words.classAdded}
        button={words.addClass}
      >
        <ClassFields of={newClass} isNamed language={language} />
        <RacesField language={language} />
      </Form>
    </Folded>
  )
}

interface Props {
  readonly of: ClassOfEvent
  /** The number of the class on the page. */
  readonly number: number
  readonly language: Language
}

export const ChangeClass = ({ of, number, language }: Props) => {
  const { event: words, classFields } = racesWords[language]
  const { name, title, settings, kept, entriesCloseMillis } = of
  return (
    <details id={`change-class-${number}`}>
      <summary aria-label={`${words.changeClass}: ${title}`}>{words.changeClass}</summary>
      <Form
        action={pathOf(regattas, [name])}
        method="PUT"
        sends="changed"
        document={kept}
        check={words.check}
        done={fill(words.classChanged, { name: title })}
        button={words.save}
        buttonName={`${words.save}: ${title}`}
      >
        <ClassFields of={settings} language={language} />
        <label>
          {classFields.entriesClose}{' '}
          <input
            name="entriesCloseAt"
            type="datetime-local"
            data-millis={entriesCloseMillis ?? undefined}
          />
        </label>
      </Form>
    </details>
  )
}

interface SeriesOfRacesProps {
  readonly names: readonly string[]
  readonly language: Language
}

/** The series that gets new races. */
export const SeriesOfRaces = ({ names, language }: SeriesOfRacesProps) =>
  names.length < 2 ? (
    <input type="hidden" name="toseries" value={names[0]} />
  ) : (
    <label>
      {racesWords[language].classFields.series}{' '}
      <select name="toseries">
        {names.map((series) => (
          <option value={series}>{series}</option>
        ))}
      </select>
    </label>
  )

export const AddRaces = ({ of: { name, title, seriesNames }, number, language }: Props) => {
  const words = racesWords[language].event
  const heading = `${words.addRaces}: ${title}`
  return (
    <details id={`add-races-${number}`}>
      <summary aria-label={heading}>{words.addRaces}</summary>
      <Form
        action={pathOf(regattas, [name], '/addracecolumns')}
        done={words.racesAdded}
        hidden={{ prefix: 'R' }}
        button={words.addRaces}
        buttonName={heading}
      >
        <SeriesOfRaces names={seriesNames} language={language} />
        <RacesField language={language} min={1} />
      </Form>
    </details>
  )
}

export const DeleteClass = ({ of: { name, title }, number, language }: Props) => {
  const words = racesWords[language].event
  const heading = `${words.delete}: ${title}`
  return (
    <details id={`delete-class-${number}`}>
      <summary aria-label={heading}>{words.delete}</summary>
      <p>{words.wholeClass}</p>
      <Form
        action={pathOf(regattas, [name])}
        method="DELETE"
        done={fill(words.deleted, { name: title })}
        button={words.delete}
        buttonName={heading}
        isSecondary
      >
        <ConfirmedName name={name} language={language} />
      </Form>
    </details>
  )
}

interface ConfirmedProps {
  readonly name: string
  readonly language: Language
}

export const ConfirmedName = ({ name, language }: ConfirmedProps) => (
  <label>
    <Text of={racesWords[language].event.confirm} name={<Name>{name}</Name>} />{' '}
    <input name="confirmedName" autocomplete="off" spellcheck={false} required />
  </label>
)
