/** The races one by one, in the order of places. */
import { Name } from '#page/components/name.tsx'
import { Part } from '#page/components/part.tsx'
import { ScrollTable } from '#page/components/scrollTable.tsx'
import { racePath } from '#races/rules/racePath.ts'
import { momentIn } from '#values/venueTime.ts'
import { fill, numberText } from '#values/words.ts'
import { durationText } from '../rules/scoring/correctedTime.ts'
import type { ResultsPage } from '../steps/resultsPage.ts'
import type { Props } from './standings.tsx'

type Race = ResultsPage['races'][number]

interface RaceProps extends Props {
  readonly race: Race
}

interface LineProps extends Props {
  readonly line: Race['lines'][number]
  readonly isByTime: boolean
}

const Duration = ({ seconds }: { readonly seconds: number | undefined }) => (
  <td>{seconds !== undefined && durationText(seconds)}</td>
)

const LineRow = ({ page, line, isByTime }: LineProps) => (
  <tr>
    <td>{line.place ?? line.code}</td>
    <th scope="row">
      <Name>{line.name}</Name>
    </th>
    <td class="sail">
      <Name>{line.sail}</Name>
    </td>
    <td>{line.finishMillis !== undefined && momentIn(page.timeZone, line.finishMillis).time}</td>
    {isByTime && (
      <>
        <Duration seconds={line.elapsedSeconds} />
        <Duration seconds={line.correctedSeconds} />
      </>
    )}
    <td>{[numberText(page.language, line.points), line.code].filter(Boolean).join(' ')}</td>
  </tr>
)

const RaceTable = ({ page, race: { raceColumn, fleet, lines } }: RaceProps) => {
  const { words } = page
  const isByTime = lines.some(({ correctedSeconds }) => correctedSeconds !== undefined)
  const times = isByTime ? [words.elapsed, words.corrected] : []
  const titles = [words.place, words.name, words.sail, words.finish, ...times, words.points]
  return (
    <ScrollTable label={fill(words.finishOf, { race: `${raceColumn} ${fleet}` })}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th scope="col">{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow page={page} line={line} isByTime={isByTime} />
        ))}
      </tbody>
    </ScrollTable>
  )
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
