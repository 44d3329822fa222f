/** The races one by one, in the order of places. */
import { Name } from '#page/components/name.tsx'
import { Part } from '#page/components/part.tsx'
import { racePath } from '#races/rules/racePath.ts'
import { RaceTable } from './raceTable.tsx'
import type { ResultsPage } from '../steps/resultsPage.ts'
import type { Props } from './standings.tsx'

type Race = ResultsPage['races'][number]

interface RaceProps extends Props {
  readonly race: Race
}

const RaceItem = ({ page, race }: RaceProps) => {
  const { words, regatta, mayScore, hasFleets } = page
  const { raceColumn, fleet, state, lines } = race
  const states = {
    none: words.noResult,
    confirmed: words.provisional,
    official: words.official,
  }
  return (
    <li>
      <details id={`race-${raceColumn}-${fleet}`}>
        <summary>
          <Name>{raceColumn}</Name>
          {hasFleets && (
            <>
              {' · '}
              <Name>{fleet}</Name>
            </>
          )}
          : {states[state]}
        </summary>
        {lines.length === 0 ? <p>{words.noFinish}</p> : <RaceTable page={page} race={race} />}
      </details>
      {mayScore && (
        <>
          {' '}
          <a class="action on-screen" href={racePath('/finish', { regatta, raceColumn, fleet })}>
            {words.finishSheet}
          </a>
        </>
      )}
    </li>
  )
}

export const RacesPart = ({ page }: Props) => (
  <Part id="races" heading={page.words.raceByRace}>
    {page.races.length === 0 ? (
      <p>{page.words.noRaces}</p>
    ) : (
      <ul class="changes">
        {page.races.map((race) => (
          <RaceItem page={page} race={race} />
        ))}
      </ul>
    )}
  </Part>
)
