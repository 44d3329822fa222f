/** The form of an organizer that proposes fleets. Only its moment needs a script. */
import { Name } from '#page/components/name.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { FleetsPage } from '../steps/fleetsPage.ts'

interface Props {
  readonly page: FleetsPage
}

const methods = ['seeds', 'standings', 'blocks'] as const
const tieRules = ['a8', 'fleetOrder'] as const

const Faults = ({ page: { faults = [], words } }: Props) =>
  faults.length === 0 ? null : (
    <ul class="alert" role="alert">
      {faults.map(({ name, seed, detail }) => (
        <li>
          <Name>{seed ?? labelOf(words.fleets, name)}</Name>: {detail}
        </li>
      ))}
    </ul>
  )

const labelOf = ({ sizes, series }: FleetsPage['words']['fleets'], name: string): string =>
  ({ sizes, series })[name] ?? name

/** The race, which decides with the series of the page what the others are about. */
const ScopeFields = ({ page }: Props) => {
  const { words, series, raceColumns, raceColumn } = page
  return (
    <>
      <input type="hidden" name="series" value={series} />
      <label>
        {words.fleets.race}{' '}
        <select name="raceColumn">
          <option value="">{words.fleets.allRaces}</option>
          {raceColumns.map((name) => (
            <option value={name} selected={name === raceColumn}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

/** How many boats each fleet has, and in which order they stand. */
const OrderFields = ({
  page: {
    words: { fleets },
    wanted,
    isMedal,
  },
}: Props) => (
  <>
    <label>
      {fleets.sizes} <input name="sizes" value={wanted.sizes ?? ''} autocomplete="off" />
      <span class="small">{isMedal ? fleets.aboutMedal : fleets.aboutSizes}</span>
    </label>
    <label>
      {fleets.ties}{' '}
      <select name="ties">
        {tieRules.map((rule) => (
          <option value={rule} selected={rule === wanted.ties}>
            {fleets.tieRules[rule]}
          </option>
        ))}
      </select>
    </label>
    <label class="needs-script">
      {fleets.at} <input type="datetime-local" data-moment />
      <span class="small">{fleets.aboutAt}</span>
    </label>
    <input type="hidden" name="at" value={wanted.at} />
  </>
)

export const FleetsForm = ({ page }: Props) => {
  const { words, regatta, wanted } = page
  const { fleets } = words
  return (
    <details class="card on-screen" open={page.proposal === undefined}>
      <summary>
        <h2>
          {fleets.heading}
          {page.seriesCount > 1 && [': ', <Name>{page.series}</Name>]}
        </h2>
      </summary>
      <form method="post" action={pathOf('/fleets', [regatta])} data-proposal>
        <ScopeFields page={page} />
        <label>
          {fleets.by}{' '}
          <select name="by">
            <option value="">{fleets.notDealt}</option>
            {methods.map((method) => (
              <option value={method} selected={method === wanted.by}>
                {fleets.methods[method]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {fleets.seeds}{' '}
          <textarea name="seeds" rows={4} spellcheck={false}>
            {wanted.seeds}
          </textarea>
          <span class="small">{fleets.aboutSeeds}</span>
        </label>
        <OrderFields page={page} />
        <Faults page={page} />
        <button>{fleets.propose}</button>
      </form>
    </details>
  )
}
