/** The table of standings: each score opens its reason. */
import { Name } from '#page/components/name.tsx'
import { sailText } from '#races/rules/sailNumber.ts'
import { pathOf } from '#values/pathSegment.ts'
import { numberText } from '#values/words.ts'
import { OwnBoat } from './raceTable.tsx'
import type { ResultsPage } from '../steps/resultsPage.ts'

export interface Props {
  readonly page: ResultsPage
}

type Competitor = ResultsPage['competitors'][number]
type Score = Competitor['scores'][string]

/** As sailors write it: `7 DNF`, and `(7 DNF)` if it is excluded. */
const scoreText = ({ language }: ResultsPage, { points, code, isDiscarded }: Score): string => {
  const text = [numberText(language, points), code].filter(Boolean).join(' ')
  return isDiscarded ? `(${text})` : text
}

interface ScoreProps extends Props {
  readonly id: string
  readonly score: Score | undefined
}

const ScoreCell = ({ page, id, score }: ScoreProps) => (
  <td class="of-race">
    {score && (
      <details id={id}>
        <summary>{scoreText(page, score)}</summary>
        <p>{score.because}</p>
      </details>
    )}
  </td>
)

/** On paper and on wide screens, and the class only if there are several. */
const facts = ['boatClass', 'crew', 'club'] as const

type Fact = (typeof facts)[number]

interface BoatProps {
  readonly words: ResultsPage['words']
}

/** The first columns of all standings. */
export const BoatHead = ({ words }: BoatProps) => (
  <>
    <th scope="col" class="rank">
      {words.rank}
    </th>
    <th scope="col" class="left">
      {words.sail}
    </th>
    <th scope="col" class="left">
      {words.name}
    </th>
  </>
)

interface BoatCellsProps {
  readonly boat: Pick<Competitor, 'rank' | 'isTied' | 'name' | 'withdrawn'> & {
    readonly sail: string
  }
  readonly words: ResultsPage['words']
}

export const BoatCells = ({ boat, words }: BoatCellsProps) => (
  <>
    <td class="rank">
      {boat.rank}
      {boat.isTied && '='}
    </td>
    <td class="left sail">
      <Name>{boat.sail}</Name>
    </td>
    <th scope="row">
      <Name>{boat.name}</Name>
      {boat.withdrawn === true && (
        <>
          {' '}
          <span class="small">{words.withdrawn}</span>
        </>
      )}
    </th>
  </>
)

interface RowProps extends Props {
  readonly competitor: Competitor
  readonly shown: readonly Fact[]
}

const Row = ({ page, competitor, shown }: RowProps) => {
  const { id, nationality, totalPoints, netPoints, scores } = competitor
  const { columns, words, language } = page
  const sail = sailText({ nationality, boat: competitor })
  return (
    <tr>
      <BoatCells boat={{ ...competitor, sail }} words={words} />
      {shown.map((fact) => (
        <td class={`left ${fact}`}>
          <Name>{competitor[fact] ?? ''}</Name>
        </td>
      ))}
      {columns.map((column, position) => (
        <ScoreCell page={page} id={`why-${id}-${position}`} score={scores[column.name]} />
      ))}
      <td class="of-race">{numberText(language, totalPoints)}</td>
      <td class="net">{numberText(language, netPoints)}</td>
    </tr>
  )
}

const Head = ({ page, shown }: Pick<RowProps, 'page' | 'shown'>) => {
  const { columns, words, language } = page
  return (
    <thead>
      <tr>
        <BoatHead words={words} />
        {shown.map((fact) => (
          <th scope="col" class={`left ${fact}`}>
            {words[fact]}
          </th>
        ))}
        {columns.map(({ name, factor, isDiscardable }) => (
          <th scope="col" class="of-race">
            <Name>{name}</Name>
            {factor !== 1 && ` ×${numberText(language, factor)}`}
            {!isDiscardable && '*'}
          </th>
        ))}
        <th scope="col" class="of-race">
          {words.total}
        </th>
        <th scope="col" class="net">
          {words.net}
        </th>
      </tr>
    </thead>
  )
}

/** For paper, where it belongs to the head of the table on each page. */
const title = ({ displayName, boatClass, fleet }: ResultsPage): string =>
  [displayName, boatClass, fleet].filter(Boolean).join(', ')

export const queryOf = (query: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

const Fleets = ({ page: { words, regatta, fleet, fleets } }: Props) => (
  <nav aria-label={words.fleets}>
    {[undefined, ...fleets].map((one) => (
      <a
        href={pathOf('/results', [regatta]) + queryOf({ fleet: one })}
        aria-current={one === fleet ? 'true' : undefined}
      >
        {one === undefined ? words.all : <Name>{one}</Name>}
      </a>
    ))}
  </nav>
)

export const StandingsTable = ({ page }: Props) => {
  const { competitors, columns, words, fleet, fleets } = page
  const classes = new Set(competitors.map(({ boatClass }) => boatClass))
  const shown = facts.filter((fact) =>
    fact === 'boatClass' ? classes.size > 1 : competitors.some((one) => one[fact] !== undefined),
  )
  const table = (
    <>
      <OwnBoat page={page} />
      <details id="show-races">
        <summary>{words.showRaces}</summary>
      </details>
      <p class="small on-screen">{words.pressScore}</p>
      <div class="scroll" role="group" aria-label={words.standings} tabindex={0}>
        <table class="standings">
          <caption>
            <Name>{title(page)}</Name>
          </caption>
          <Head page={page} shown={shown} />
          <tbody>
            {competitors.map((competitor) => (
              <Row page={page} competitor={competitor} shown={shown} />
            ))}
          </tbody>
        </table>
      </div>
      {columns.some(({ isDiscardable }) => !isDiscardable) && (
        <p class="small">{words.cannotBeExcluded}</p>
      )}
    </>
  )
  return (
    <>
      {fleets.length > 0 && <Fleets page={page} />}
      {competitors.length > 0 ? (
        table
      ) : (
        <p>{fleet === undefined ? words.noEntries : words.noBoats}</p>
      )}
    </>
  )
}
