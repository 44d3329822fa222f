/** The fields of a class, in the forms that make an event, add a class and change one. */
import type { Language } from '#values/language.ts'
import { boatClasses } from '../rules/boatClasses.ts'
import { discardsShort, thresholdsText, usualThresholds } from '../rules/discards.ts'
import type { Regatta } from '../rules/regatta.ts'
import { racesWords } from '../words/racesWords.ts'

/** The settings of a class that these fields change. */
export type ClassSettings = Pick<
  Regatta,
  'boatClass' | 'discardThresholds' | 'penaltyBase' | 'rankingMetric' | 'registration' | 'scoring'
> & {
  /** Absent: several series, which these fields do not change. */
  readonly series?: { readonly name: string; readonly fleets: readonly string[] } | undefined
}

export const newClass: ClassSettings = {
  boatClass: null,
  discardThresholds: usualThresholds,
  penaltyBase: 'entries',
  rankingMetric: 'ONE_DESIGN',
  registration: 'CLOSED',
  scoring: { system: 'LOW_POINT' },
  series: { name: 'Default', fleets: ['Default'] },
}

const boatClassList = 'boat-classes'

/** Suggests classes to all forms of a page. Others are possible. */
export const BoatClassList = () => (
  <datalist id={boatClassList}>
    {boatClasses.map(({ displayName }) => (
      <option value={displayName} />
    ))}
  </datalist>
)

interface Props {
  readonly of: ClassSettings
  readonly language: Language
  /** A further class of an event has a name. */
  readonly isNamed?: boolean
  /** `createEvent` has names of its own. */
  readonly names?: { readonly boatClass: string; readonly discards: string }
}

const usualNames = { boatClass: 'boatClass', discards: 'resultDiscardingThresholds' }

export const ClassFields = ({ of, language, isNamed, names = usualNames }: Props) => {
  const words = racesWords[language].classFields
  return (
    <>
      <label>
        {words.boatClass}{' '}
        <input
          name={names.boatClass}
          list={boatClassList}
          value={of.boatClass ?? ''}
          maxlength={100}
          autocomplete="off"
          required={isNamed}
        />
      </label>
      {of.series && <FleetsField series={of.series} language={language} />}
      {of === newClass && <StagesField language={language} />}
      <DiscardsField thresholds={of.discardThresholds} name={names.discards} language={language} />
      <ScoringFields of={of} language={language} />
      <label class="check">
        <input
          name="competitorRegistrationType"
          type="checkbox"
          value="OPEN_UNMODERATED"
          data-off="CLOSED"
          checked={of.registration !== 'CLOSED'}
        />{' '}
        {words.enterByLink}
      </label>
    </>
  )
}

interface FleetsProps {
  readonly series: NonNullable<ClassSettings['series']>
  readonly language: Language
}

/** The fleet that every series has at first needs no name. */
const FleetsField = ({ series: { name, fleets }, language }: FleetsProps) => {
  const words = racesWords[language].classFields
  const shown = fleets.length === 1 && fleets[0] === 'Default' ? [] : fleets
  return (
    <label>
      {words.fleets}{' '}
      <input
        name="series"
        data-as="series"
        data-series={name}
        value={shown.join(', ')}
        autocomplete="off"
      />
      <span class="small">{words.aboutFleets}</span>
    </label>
  )
}

/** The script sends the series of the choice. Their carry and the like are set later. */
const StagesField = ({ language }: Pick<Props, 'language'>) => {
  const words = racesWords[language].classFields
  const { qualifying, final, medal } = words.stageNames
  const first = { name: qualifying, stage: 'qualifying', fleets: words.stageFleets.split(', ') }
  const second = { name: final, stage: 'final', fleets: ['Gold', 'Silver'] }
  const third = { name: medal, stage: 'medal', fleets: [medal] }
  const choices: readonly (readonly [text: string, series: readonly object[]])[] = [
    [words.withFinal, [first, second]],
    [words.withMedal, [first, second, third]],
  ]
  return (
    <label>
      {words.stages}{' '}
      <select data-stages>
        <option value="">{words.noStages}</option>
        {choices.map(([text, series]) => (
          <option value={JSON.stringify(series)}>{text}</option>
        ))}
      </select>
      <span class="small">{words.aboutStages}</span>
    </label>
  )
}

/** The usual rules of clubs. */
const usualDiscards: readonly (readonly number[])[] = [[], usualThresholds, [4, 8], [3, 6], [5, 10]]

interface DiscardsProps {
  readonly thresholds: readonly number[]
  readonly name: string
  readonly language: Language
}

/** The script shows the second field for other numbers only. */
const DiscardsField = ({ thresholds, name, language }: DiscardsProps) => {
  const words = racesWords[language].classFields
  const current = thresholdsText(thresholds)
  const isUsual = usualDiscards.some((one) => thresholdsText(one) === current)
  return (
    <div data-discards>
      <label>
        {words.discards}{' '}
        <select>
          {usualDiscards.map((one) => (
            <option value={thresholdsText(one)} selected={thresholdsText(one) === current}>
              {discardsShort(one, words)}
            </option>
          ))}
          <option value="other" selected={!isUsual}>
            {words.otherDiscards}
          </option>
        </select>
      </label>
      <label>
        {words.otherDiscards}{' '}
        <input name={name} data-as="numbers" value={current} inputmode="numeric" />
        <span class="small">{words.aboutDiscards}</span>
      </label>
      <output class="small"></output>
    </div>
  )
}

const offeredRankings = ['ONE_DESIGN', 'TIME_ON_TIME_AND_DISTANCE'] as const
const penaltyBases = ['entries', 'startingArea'] as const

const ScoringFields = ({ of, language }: Pick<Props, 'of' | 'language'>) => {
  const words = racesWords[language].classFields
  const rankings = [...new Set([...offeredRankings, of.rankingMetric])]
  return (
    <>
      <label>
        {words.ranking}{' '}
        <select name="rankingMetric">
          {rankings.map((ranking) => (
            <option value={ranking} selected={ranking === of.rankingMetric}>
              {words.rankings[ranking]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.penalty}{' '}
        <select name="penaltyBase">
          {penaltyBases.map((base) => (
            <option value={base} selected={base === of.penaltyBase}>
              {words.penalties[base]}
            </option>
          ))}
        </select>
      </label>
      {of === newClass && (
        <label>
          {words.system}{' '}
          <select name="scoringSystem">
            {Object.entries(words.systems).map(([system, text]) => (
              <option value={system}>{text}</option>
            ))}
          </select>
        </label>
      )}
      {of !== newClass && of.scoring.system === 'LOW_POINT' && (
        <p class="small">{words.lowPoint}</p>
      )}
    </>
  )
}

interface RacesProps {
  readonly language: Language
  /** The smallest number. */
  readonly min?: 0 | 1
}

export const RacesField = ({ language, min = 0 }: RacesProps) => (
  <label>
    {racesWords[language].classFields.races}{' '}
    <input name="numberofraces" type="number" min={min} max={50} value={1} required />
  </label>
)
