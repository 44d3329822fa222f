/** The results of a regatta: standings with a reason in each cell, and what they follow from. */
// The script of the race board also replaces the parts of this page that have changed.
import { paths as script } from '#races/browser/board.ts?file'
import { EndpointResult } from '#endpoint/endpoint.ts'
import type { ResultsPage } from '../steps/resultsPage.ts'
import { accountPart } from '#page/accountPart.tsx'
import { Name } from '#page/components/name.tsx'
import { Part } from '#page/components/part.tsx'
import { Text } from '#page/components/text.tsx'
import { pageHeaders, withConnections } from '#page/pageHeaders.ts'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import { drawBoard } from '#races/pages/boardFrame.tsx'
import { minuteText } from '#page/time.ts'
import { RacesPart } from './races.tsx'
import { queryOf, type Props, StandingsTable } from './standings.tsx'
import { paths as ownBoat } from '../browser/ownBoat.ts?file'
import { paths as style } from './results.css?file'
import { StateLine } from './stateLine.tsx'

const RulesPart = ({ page: { words, rules, comment } }: Props) => (
  <Part id="rules" heading={words.rules}>
    <ul>
      {rules.map((rule) => (
        <li>{rule}</li>
      ))}
    </ul>
    {comment !== '' && <p>{comment}</p>}
  </Part>
)

const LegendPart = ({ page: { words, codes } }: Props) =>
  codes.length === 0 ? null : (
    <Part id="legend" heading={words.codes}>
      <dl class="legend">
        {codes.map((one) => (
          <>
            <dt>{one.code}</dt>
            <dd>{one.words}</dd>
          </>
        ))}
      </dl>
    </Part>
  )

type Change = ResultsPage['changes'][number]

interface MovedProps extends Props {
  readonly moved: Change['moved'][number]
}

const Moved = ({ page, moved: { name, rank, netPoints } }: MovedProps) => (
  <>
    <Name>{name}</Name>: {rank.before ?? '-'} → {rank.after ?? '-'} (
    {netPoints.after === null ? '-' : page.write(['points', { count: netPoints.after }])}
    {'). '}
  </>
)

const ChangeItem = ({ page, change }: Props & { readonly change: Change }) => {
  const { at, by, reason, raceColumn, sentences, moved } = change
  return (
    <li>
      <p>
        {minuteText(at, page.timeZone, page.language)}
        {[raceColumn, by].map(
          (name) =>
            name !== null && (
              <>
                {' · '}
                <Name>{name}</Name>
              </>
            ),
        )}
      </p>
      {reason !== undefined && (
        <p>
          <Text of={page.words.reason} reason={<Name>{reason}</Name>} />
        </p>
      )}
      {sentences.map((sentence) => (
        <p>{sentence}</p>
      ))}
      {moved.length > 0 && (
        <p class="small">
          {moved.map((one) => (
            <Moved page={page} moved={one} />
          ))}
        </p>
      )}
    </li>
  )
}

const ChangesPart = ({ page }: Props) => (
  <Part id="changes" heading={page.words.changes}>
    {page.changes.length === 0 ? (
      <p>{page.words.noChanges}</p>
    ) : (
      <ol class="changes">
        {page.changes.map((change) => (
          <ChangeItem page={page} change={change} />
        ))}
      </ol>
    )}
  </Part>
)

/** The links to the other pages of a large series. */
const OtherPages = ({ page }: Props) => {
  const { words, regatta, from, next, fleet, count, competitors } = page
  if (competitors.length === count) return null
  const path = pathOf('/results', [regatta])
  const values = { first: from, last: from - 1 + competitors.length, count }
  return (
    <p>
      {fill(words.competitors, values)}
      {from > 1 && (
        <>
          {' · '}
          <a href={path + queryOf({ fleet })}>{words.firstPage}</a>
        </>
      )}
      {next !== undefined && (
        <>
          {' · '}
          <a href={path + queryOf({ fleet, from: next })}>{words.nextPage}</a>
        </>
      )}
    </p>
  )
}

const Files = ({ page: { words, regatta } }: Props) => {
  const files = pathOf('/sailingserver/api/v1/leaderboards', [regatta], '/results')
  return (
    <p class="on-screen">
      <a href={`${files}.csv`}>{words.table}</a> · <a href={`${files}.xml`}>{words.xrr}</a> ·{' '}
      <a href={`${files}.sailwave.csv`}>{words.sailwave}</a> · <a href={files}>JSON</a> ·{' '}
      <a href="/docs">API</a>
    </p>
  )
}

/** @param liveUrl the WebSocket API, to which the script may connect */
export const resultsPage = (page: ResultsPage, liveUrl: string | undefined) => {
  const { regatta, displayName, caller, timeZone, words, language, from, fleet, eventId } = page
  const html = drawBoard({
    title: fill(words.title, { regatta: displayName }),
    language,
    files: [...style, ...script, ...ownBoat],
    regatta,
    account: accountPart({ caller, reason: words.signInToScore, language }),
    heading: (
      <h1>
        <Text of={words.title} regatta={<Name>{displayName}</Name>} />
      </h1>
    ),
    data: {
      zone: timeZone,
      query: queryOf({ fleet, from: from === 1 ? undefined : from }) || undefined,
      live: liveUrl,
      regatta: liveUrl && regatta,
    },
    nav: eventId && (
      <p class="on-screen">
        <a href={pathOf('/results', [eventId])}>{words.allClasses}</a>
      </p>
    ),
    main: (
      <>
        <Part id="standings" heading={words.standings}>
          <StateLine page={page} />
          <StandingsTable page={page} />
          <OtherPages page={page} />
        </Part>
        <RacesPart page={page} />
        <RulesPart page={page} />
        <LegendPart page={page} />
        <ChangesPart page={page} />
      </>
    ),
    footer: <Files page={page} />,
  })
  return new EndpointResult(html, {
    headers: withConnections(pageHeaders, liveUrl),
    next: page.next === undefined ? undefined : String(page.next),
    nextAs: 'from' as const,
  })
}
