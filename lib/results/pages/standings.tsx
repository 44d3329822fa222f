/** The table of standings: each score opens its reason. */
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
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
  readonly boat: Pick<Competitor, 'rank' | 'isTied' | 'name' | 'withdrawn' | 'qualified'> & {
    readonly sail: string
  }
  readonly words: ResultsPage['words']
}

const Note = ({ children }: { readonly children: string }) => (
  <>
    {' '}
    <span class="small">{children}</span>
  </>
)

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
      {boat.withdrawn === true && <Note>{words.withdrawn}</Note>}
      {boat.qualified === false && <Note>{words.notQualified}</Note>}
    </th>
  </>
)

interface NetProps extends Props {
  readonly competitor: Competitor
}

/** The sum of the scores needs no reason. */
const Net = ({ page: { language }, competitor: { id, netPoints, because } }: NetProps) => (
  <td class="net">
    {because === undefined ? (
      numberText(language, netPoints)
    ) : (
      <details id={`net-${id}`}>
        <summary>{numberText(language, netPoints)}</summary>
        <p>{because}</p>
      </details>
    )}
  </td>
)

interface CutProps extends Pick<RowProps, 'page' | 'shown'> {
  readonly before: Competitor | undefined
  readonly fleet: string | undefined
}

/** Phones and narrow screens hide the cells of some facts. */
const EmptyFacts = ({ shown }: Pick<RowProps, 'shown'>) => (
  <>
    {shown.map((fact) => (
      <td class={fact} />
    ))}
  </>
)

/** The name of a fleet above its boats, which rank behind all those of the fleet before. */
const CutLine = ({ page, shown, before, fleet }: CutProps) =>
  fleet === undefined || fleet === before?.fleet ? null : (
    <tr class="cut">
      <td class="left" colSpan={3}>
        <Name>{fleet}</Name>
      </td>
      <EmptyFacts shown={shown} />
      <td class="of-race" colSpan={page.columns.length + (isCarried(page) ? 2 : 1)} />
      <td />
    </tr>
  )

const isCarried = ({ competitors }: ResultsPage): boolean =>
  competitors.some(({ carriedPoints }) => carriedPoints !== undefined)

interface RowProps extends Props {
  readonly competitor: Competitor
  readonly shown: readonly Fact[]
}

const Row = ({ page, competitor, shown }: RowProps) => {
  const { id, nationality, totalPoints, carriedPoints = '', scores } = competitor
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
      {isCarried(page) && <td class="of-race">{numberText(language, carriedPoints)}</td>}
      <td class="of-race">{numberText(language, totalPoints)}</td>
      <Net page={page} competitor={competitor} />
    </tr>
  )
}

const Head = ({ page, shown }: Pick<RowProps, 'page' | 'shown'>) => {
  const { columns, stages, words, language } = page
  return (
    <thead>
      {stages.length > 0 && (
        <tr>
          <td colSpan={3} />
          <EmptyFacts shown={shown} />
          {stages.map((stage) => (
            <th scope="colgroup" class="of-race stage" colSpan={stage.columns}>
              <Name>{stage.name}</Name>
            </th>
          ))}
          {isCarried(page) && <td class="of-race" />}
          <td class="of-race" />
          <td />
        </tr>
      )}
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
        {isCarried(page) && (
          <th scope="col" class="of-race">
            {words.carried}
          </th>
        )}
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

const ColumnNotes = ({ page: { columns, words } }: Props) => (
  <>
    {columns.some(({ isDiscardable }) => !isDiscardable) && (
      <p class="small">{words.cannotBeExcluded}</p>
    )}
    {columns.map(
      ({ name, waitsFor = [] }) =>
        waitsFor.length > 0 && (
          <p class="small">
            <Text
              of={words.waitsFor}
              race={<Name>{name}</Name>}
              fleets={<Name>{waitsFor.join(', ')}</Name>}
            />
          </p>
        ),
    )}
  </>
)

export const StandingsTable = ({ page }: Props) => {
  const { competitors, words, fleet, fleets } = page
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
            {competitors.map((competitor, position) => (
              <>
                <CutLine
                  page={page}
                  shown={shown}
                  before={competitors[position - 1]}
                  fleet={competitor.fleet}
                />
                <Row page={page} competitor={competitor} shown={shown} />
              </>
            ))}
          </tbody>
        </table>
      </div>
      <ColumnNotes page={page} />
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
