/** The page of an event: its classes, and the forms of those who manage it. */
import { paths as script } from '#races/browser/setUp/main.ts?file'
import { Name } from '#page/components/name.tsx'
import { pageWithForms, StatusLine, WithoutScript } from '#page/forms.tsx'
import { daysText } from '#page/time.ts'
import { pathOf } from '#values/pathSegment.ts'
import { counted } from '#values/words.ts'
import { discardsText } from '../rules/discards.ts'
import type { ClassOfEvent, EventPage } from '../steps/eventPage.ts'
import { racesWords } from '../words/racesWords.ts'
import { BoatClassList } from './classFields.tsx'
import { AddClass, AddRaces, ChangeClass, DeleteClass } from './classForms.tsx'
import { ChangeEvent, CopyEvent, DeleteEvent } from './eventForms.tsx'
import { setUpWords } from './setUpWords.ts'

interface Props {
  readonly page: EventPage
}

const EventFacts = ({ page: { event, classes, dayPages, isPublic, language } }: Props) => {
  const words = racesWords[language].event
  const { startMillis, endMillis, venue, timeZone, officialWebsiteUrl } = event
  const days = daysText(startMillis, endMillis, timeZone ?? 'UTC', language)
  const facts = [days, venue ?? '', timeZone ?? ''].filter((fact) => fact !== '')
  return (
    <>
      <p>{facts.map((fact, at) => [at > 0 && ' · ', <Name>{fact}</Name>])}</p>
      {officialWebsiteUrl !== null && (
        <p>
          <a class="action" href={officialWebsiteUrl}>
            {words.website}
          </a>
        </p>
      )}
      {!isPublic && <p>{words.onlyPermitted}</p>}
      {(classes.length > 1 || dayPages.length > 0) && (
        <nav class="on-screen" aria-label={words.day}>
          {classes.length > 1 && <a href={pathOf('/results', [event.id])}>{words.allResults}</a>}{' '}
          {dayPages.map((page) => [
            <a href={pathOf(`/${page}`, [event.id])}>{words[page]}</a>,
            ' ',
          ])}
        </nav>
      )}
    </>
  )
}

interface ClassProps extends Props {
  readonly of: ClassOfEvent
  readonly number: number
}

const ClassPart = ({ page: { language }, of, number }: ClassProps) => {
  const words = racesWords[language]
  const { name, title, raceCount, fleets, settings } = of
  const links = [
    ['/regatta', words.event.races],
    ...(of.mayReadResults ? [['/results', words.event.results]] : []),
    ['/entries', words.event.entries],
    ...(of.needsFleets ? [['/fleets', words.classFields.fleets]] : []),
    ...(of.mayUpdate ? [['/scoring', words.event.scoring]] : []),
  ]
  const facts = [
    counted(language, words.event.raceCount, raceCount),
    ...(fleets.length > 1 ? [fleets.join(', ')] : []),
    discardsText(settings.discardThresholds, words.classFields),
  ]
  return (
    <section>
      <h2>
        <Name>{title}</Name>
      </h2>
      {name !== title && (
        <p class="small">
          <Name>{name}</Name>
        </p>
      )}
      <p class="small">{facts.map((fact, at) => [at > 0 && ' · ', <Name>{fact}</Name>])}</p>
      <nav class="on-screen" aria-label={title}>
        {links.map(([path = '', text]) => [<a href={pathOf(path, [name])}>{text}</a>, ' '])}
      </nav>
      {of.mayUpdate && <ChangeClass of={of} number={number} language={language} />}
      {of.mayAddRaces && <AddRaces of={of} number={number} language={language} />}
      {of.mayDelete && <DeleteClass of={of} number={number} language={language} />}
    </section>
  )
}

export const eventPage = (page: EventPage) => {
  const { event, classes, mayUpdate, mayCopy, mayDelete, userName, language } = page
  const words = racesWords[language]
  return pageWithForms(script)(
    {
      title: event.name,
      language,
      pages: { userName },
      words: setUpWords(language),
      main: (
        <>
          <WithoutScript language={language} />
          <StatusLine />
          <EventFacts page={page} />
          {classes.map((one, at) => (
            <ClassPart page={page} of={one} number={at + 1} />
          ))}
          {classes.length === 0 && <p>{words.event.noClass}</p>}
          <BoatClassList />
          {mayUpdate && (
            <>
              <AddClass page={page} />
              <ChangeEvent page={page} />
            </>
          )}
          {mayCopy && <CopyEvent page={page} />}
          {mayDelete && <DeleteEvent page={page} />}
        </>
      ),
    },
    userName !== undefined,
  )
}
