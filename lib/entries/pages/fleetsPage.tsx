/** The fleets of a regatta: the list for the notice board, and the proposal of an organizer. */
import { Name } from '#page/components/name.tsx'
import { ScrollTable } from '#page/components/scrollTable.tsx'
import { StatusLine } from '#page/forms.tsx'
import { framed } from '#page/frame.tsx'
import { pageWords } from '#page/words/pageWords.ts'
import { pathOf } from '#values/pathSegment.ts'
import { counted, fill } from '#values/words.ts'
import type { FleetsPage } from '../steps/fleetsPage.ts'
import { paths as files } from './fleets.css?file'
import { FleetsForm } from './fleetsForm.tsx'

interface Props {
  readonly page: FleetsPage
}

const titleOfList = ({ series, raceColumn }: ListName): string =>
  raceColumn === undefined ? series : `${series}, ${raceColumn}`

interface ListName {
  readonly series: string
  readonly raceColumn?: string | undefined
}

const addressOf = (regatta: string, { series, raceColumn }: ListName): string => {
  const query = new URLSearchParams({ series, ...(raceColumn !== undefined && { raceColumn }) })
  return `${pathOf('/fleets', [regatta])}?${String(query)}`
}

/** Sailors look for the list of each stage and day, and organizers deal the boats of each series. */
const Lists = ({ page }: Props) =>
  page.lists.length < 2 ? null : (
    <nav aria-label={page.words.fleets.link} class="on-screen">
      {page.lists.map((list) => (
        <a
          href={addressOf(page.regatta, list)}
          aria-current={titleOfList(list) === titleOfList(page) || undefined}
        >
          <Name>{titleOfList(list)}</Name>
        </a>
      ))}
    </nav>
  )

/** In the order of sail numbers, in which sailors look for themselves. */
const List = ({ page }: Props) => {
  const { words, language, fleets, boats, hasOneFleet } = page
  const counts = fleets.map((fleet) => {
    const { length } = boats.filter((boat) => boat.fleet === fleet)
    return [fleet, counted(language, words.fleets.boats, length)].join(': ')
  })
  return (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading">
        <Name>{titleOfList(page)}</Name>
      </h2>
      <p>
        {hasOneFleet ? (
          counted(language, words.fleets.oneFleet, boats.length)
        ) : (
          <Name>{counts.join(' · ')}</Name>
        )}
      </p>
      {page.mayChange && (
        <p class="actions on-screen">
          <button type="button" id="print" class="secondary">
            {words.fleets.print}
          </button>
        </p>
      )}
      <ScrollTable label={words.fleets.list}>
        <thead>
          <tr>
            <th scope="col">{words.entries.sail}</th>
            <th scope="col">{words.entries.name}</th>
            {!hasOneFleet && <th scope="col">{words.entries.fleet}</th>}
          </tr>
        </thead>
        <tbody>
          {boats.map(({ sail, name, fleet }) => (
            <tr>
              <td class="sail">
                <Name>{sail}</Name>
              </td>
              <th scope="row">
                <Name>{name}</Name>
              </th>
              {!hasOneFleet && <td>{fleet === '' ? words.fleets.none : <Name>{fleet}</Name>}</td>}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}

type Boat = NonNullable<FleetsPage['proposal']>[number]

interface RowProps extends Props {
  readonly boat: Boat
}

const Row = ({ page: { words, fleets, isMedal }, boat }: RowProps) => {
  const boatName = `${boat.sail} ${boat.name}`.trim()
  return (
    <tr>
      <td>
        <label>
          <span class="hidden">{fill(words.fleets.fleetOf, { boat: boatName })}</span>
          <select name={boat.id}>
            {fleets.map((fleet) => (
              <option value={fleet} selected={fleet === boat.fleet}>
                {fleet}
              </option>
            ))}
            {isMedal && (
              <option value="" selected={boat.fleet === undefined}>
                {words.fleets.none}
              </option>
            )}
          </select>
        </label>
      </td>
      <th scope="row">
        <Name>{boatName}</Name>
        <span class="small">{boat.because}</span>
      </th>
    </tr>
  )
}

const Proposal = ({ page }: Props) => {
  const { words, regatta, series, raceColumn, fleets, proposal = [] } = page
  return (
    <section class="on-screen" aria-labelledby="proposal-heading">
      <h2 id="proposal-heading">{fill(words.fleets.proposal, { series: titleOfList(page) })}</h2>
      <p>{words.fleets.aboutProposal}</p>
      <form
        method="dialog"
        action={pathOf('/sailingserver/api/v1/regattas', [regatta], '/fleets')}
        data-fleets={JSON.stringify(fleets)}
        data-document={JSON.stringify({ series, raceColumn })}
        data-next={addressOf(regatta, { series, raceColumn })}
        data-done={words.fleets.published}
      >
        <ScrollTable label={fill(words.fleets.proposal, { series: titleOfList(page) })}>
          <thead>
            <tr>
              <th scope="col">{words.entries.fleet}</th>
              <th scope="col">{words.entries.name}</th>
            </tr>
          </thead>
          <tbody>
            {proposal.map((boat) => (
              <Row page={page} boat={boat} />
            ))}
          </tbody>
        </ScrollTable>
        <p class="alert" role="alert"></p>
        <button>{words.fleets.publish}</button>
      </form>
    </section>
  )
}

export const fleetsPage = (page: FleetsPage) => {
  const { language, words, regatta, userName, mayChange, proposal } = page
  const isOnlyFleet = page.hasOneFleet && page.seriesCount === 1
  const frame = framed({
    title: fill(words.fleets.title, { regatta }),
    language,
    pages: { userName },
    regatta,
    words: pageWords[language].forms,
    main: (
      <>
        <StatusLine />
        <Lists page={page} />
        {mayChange && !isOnlyFleet && <FleetsForm page={page} />}
        {proposal === undefined ? <List page={page} /> : <Proposal page={page} />}
      </>
    ),
  })
  return { ...frame, files: [...(frame.files ?? []), ...files] }
}
