/** The form of the points of a race, and of the score of a series. */
import { pathOf } from '#values/pathSegment.ts'
import type { SettingsPage } from '../../steps/settingsPage.ts'
import { Choice, NumberField } from './fields.tsx'
import { Saving } from './saving.tsx'

interface Props {
  readonly page: SettingsPage
}

const firstPlaces = { 0: '0', 0.7: '0.7', 0.75: '0.75', 1: '1' }

const kindOf = ({ average, counts }: SettingsPage['scoring']): string =>
  average?.of ?? (counts === undefined ? 'sum' : Object.keys(counts).join())

/** How the scores of a boat become one. */
const SeriesFields = ({ page: { words, scoring } }: Props) => {
  const { average, counts } = scoring
  const best = counts !== undefined && 'best' in counts ? counts.best : 5
  const share = counts !== undefined && 'share' in counts ? counts.share : 0.5
  return (
    <>
      <Choice label={words.series} name="kind" options={words.kinds} value={kindOf(scoring)} />
      <NumberField
        label={words.best}
        name="best"
        value={best}
        min={1}
        max={500}
        shownFor="kind=best"
      />
      <NumberField
        label={words.percent}
        name="percent"
        value={Math.round(100 * share)}
        min={1}
        max={100}
        shownFor="kind=share"
      />
      <NumberField
        label={words.minimum}
        name="minimumRaces"
        value={average?.minimumRaces}
        min={1}
        max={500}
        shownFor="kind=points,possible"
      />
    </>
  )
}

/** A share of possible points has points of its own. */
const PointsFields = ({ page: { words, classWords, scoring } }: Props) => (
  <>
    <Choice
      label={classWords.system}
      name="system"
      options={classWords.systems}
      value={scoring.system}
      shownFor="kind=sum,best,share,points"
    />
    <Choice
      label={words.first}
      name="firstPlacePoints"
      options={firstPlaces}
      value={String(scoring.firstPlacePoints ?? '')}
      none={words.asSystem}
      shownFor="system=LOW_POINT,LOW_POINT_WINNER_GETS_ZERO"
    />
  </>
)

export const ScoringForm = ({ page }: Props) => {
  const { words, regatta, scoring } = page
  return (
    <section class="on-screen" aria-labelledby="scoring-heading">
      <h2 id="scoring-heading">{words.heading}</h2>
      <form
        method="dialog"
        action={pathOf('/sailingserver/api/v1/leaderboards', [regatta], '/update')}
        data-settings="scoring"
        data-average={scoring.average && JSON.stringify(scoring.average)}
        data-done={words.saved}
      >
        <SeriesFields page={page} />
        <PointsFields page={page} />
        <NumberField
          label={words.duty}
          name="dutyRaces"
          value={scoring.dutyRaces}
          min={0}
          max={500}
        />
        <p class="small">{words.moves}</p>
        <Saving page={page} />
      </form>
    </section>
  )
}
