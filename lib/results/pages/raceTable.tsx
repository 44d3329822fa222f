/** The finishers of one race, on the page of results and on the race board. */
import { Name } from '#page/components/name.tsx'
import { ScrollTable } from '#page/components/scrollTable.tsx'
import { momentIn } from '#values/venueTime.ts'
import { fill, numberText } from '#values/words.ts'
import { durationText } from '../rules/scoring/correctedTime.ts'
import type { ResultsPage } from '../steps/resultsPage.ts'

interface TableProps {
  readonly page: Pick<ResultsPage, 'words' | 'timeZone' | 'language'>
  readonly race: Pick<ResultsPage['races'][number], 'raceColumn' | 'fleet' | 'lines'>
}

interface LineProps extends TableProps {
  readonly line: TableProps['race']['lines'][number]
  readonly isByTime: boolean
}

const Duration = ({ seconds }: { readonly seconds: number | undefined }) => (
  <td>{seconds !== undefined && durationText(seconds)}</td>
)

const LineRow = ({ page, line, isByTime }: Omit<LineProps, 'race'>) => (
  <tr>
    <td>{line.place ?? line.code}</td>
    <th scope="row">
      <Name>{line.name}</Name>
    </th>
    <td class="sail">
      <Name>{line.sail}</Name>
    </td>
    <td>{[numberText(page.language, line.points), line.code].filter(Boolean).join(' ')}</td>
    <td>{line.finishMillis !== undefined && momentIn(page.timeZone, line.finishMillis).time}</td>
    {isByTime && (
      <>
        <Duration seconds={line.elapsedSeconds} />
        <Duration seconds={line.correctedSeconds} />
      </>
    )}
  </tr>
)

export const RaceTable = ({ page, race: { raceColumn, fleet, lines } }: TableProps) => {
  const { words } = page
  const isByTime = lines.some(({ correctedSeconds }) => correctedSeconds !== undefined)
  const times = isByTime ? [words.elapsed, words.corrected] : []
  const titles = [words.place, words.name, words.sail, words.points, words.finish, ...times]
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

/** `browser/ownBoat.ts` fills in the sail numbers of the page. */
export const OwnBoat = ({ page }: Pick<TableProps, 'page'>) => (
  <p class="needs-script on-screen">
    <label>
      {page.words.ownBoat} <select id="own-boat" autocomplete="off" />
    </label>
  </p>
)
