/** The state and the result of the race, and links to the races before and after it. */
import type { RaceBoard } from '../steps/raceBoard.ts'
import { EmptyPart, Part } from '#page/components/part.tsx'
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { OwnBoat, RaceTable } from '#results/pages/raceTable.tsx'
import { resultsWords } from '#results/words/resultsWords.ts'
import { Flags } from '../flags.tsx'
import { flagFacts, stateFacts } from '../raceStatus.ts'
import { sitePages } from '../words/sitePages.ts'

interface Props {
  readonly board: RaceBoard
}

/** Without facts for callers who may not read the leaderboard. */
export const StatePart = ({ board }: Props) => {
  const { status, result, startMillis, timeZone, flags = [], courseChanges, language } = board
  const shown = result?.state === 'official' ? 'OFFICIAL' : status
  const flying = status === 'FINISHED' ? [] : flags
  const facts = [
    ...flagFacts(flying, timeZone, language),
    ...stateFacts(shown, startMillis, timeZone, language),
  ].filter((fact) => fact !== '')
  return (
    <section id="state" data-part aria-labelledby="state-heading">
      <h2 id="state-heading" class="hidden">
        {sitePages[language].board.state}
      </h2>
      <Flags flying={flying} />
      {facts.length > 0 && (
        <p>
          {facts.join(' · ')}
          {startMillis !== null && status !== 'FINISHED' && (
            <span id="countdown" role="timer" data-start={startMillis} />
          )}
        </p>
      )}
      {courseChanges.map((sentence) => (
        <p>
          <strong>{sentence}</strong>
        </p>
      ))}
    </section>
  )
}

/** Once the race is over, its result comes first. */
export const ResultPart = ({ board: { result, timeZone, language } }: Props) => {
  if (result === undefined) return <EmptyPart id="result" />
  const words = resultsWords[language].results
  const page = { words, timeZone, language }
  const state = result.state === 'official' ? words.official : words.provisional
  return (
    <Part id="result" heading={`${sitePages[language].board.results}: ${state}`}>
      <RaceTable page={page} race={result} />
      <OwnBoat page={page} />
    </Part>
  )
}

export const RaceLinks = ({ board: { regatta, previous, following, language } }: Props) => {
  const words = sitePages[language].board
  if (previous === undefined && following === undefined) return null
  const link = (race: NonNullable<typeof previous>, relation: string, text: string) => (
    <a rel={relation} href={pathOf('/board', [regatta, race.raceColumn.name, race.fleet])}>
      <Text of={text} race={<Name>{race.shownName}</Name>} />
    </a>
  )
  return (
    <nav class="on-screen" aria-label={words.otherRaces}>
      {previous && link(previous, 'prev', words.previous)}{' '}
      {following && link(following, 'next', words.following)}
    </nav>
  )
}
