/** The form of the stage of a series. It is folded: most regattas have no stages. */
import { Folded } from '#page/components/folded.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import { rankedFleets } from '../../rules/scoring/stages.ts'
import type { SettingsPage } from '../../steps/settingsPage.ts'
import { Choice, NumberField } from './fields.tsx'
import { Saving } from './saving.tsx'

interface Props {
  readonly page: SettingsPage
  readonly of: SettingsPage['series'][number]
}

const Carried = ({ page: { words }, of: { carry = 'points' } }: Props) => {
  const part = typeof carry === 'object' ? carry : undefined
  return (
    <>
      <Choice
        label={words.carry}
        name="carry"
        options={words.carries}
        value={typeof carry === 'object' ? 'divide' : carry}
        shownFor="stage=final,medal"
      />
      <NumberField
        label={words.divide}
        name="divide"
        value={part?.divide ?? 2}
        min={1}
        max={10}
        step="0.01"
        shownFor="carry=divide"
      />
      <Choice
        label={words.rounding}
        name="rounding"
        options={words.roundings}
        value={part?.rounding ?? 'halfUp'}
        shownFor="carry=divide"
      />
      <NumberField
        label={words.decimals}
        name="decimals"
        value={part?.decimals ?? 0}
        min={0}
        max={2}
        shownFor="carry=divide"
      />
    </>
  )
}

const StageFields = ({ page, of }: Props) => {
  const { words } = page
  const { stage, leftover = 'abandon', maximumNumberOfDiscards } = of
  return (
    <>
      <label>
        {words.fleets}{' '}
        <input
          name="fleets"
          value={[...rankedFleets(of).keys()].join(', ')}
          autocomplete="off"
          required
        />
      </label>
      <Choice
        label={words.stage}
        name="stage"
        options={words.stageNames}
        value={stage ?? ''}
        none={words.noStage}
      />
      <Carried page={page} of={of} />
      <Choice
        label={words.leftover}
        name="leftover"
        options={words.leftovers}
        value={leftover}
        shownFor="stage=qualifying"
      />
      <NumberField
        label={words.discards}
        name="maximumNumberOfDiscards"
        value={maximumNumberOfDiscards}
        min={0}
        max={500}
      />
    </>
  )
}

export const StageForm = ({ page, of }: Props) => {
  const { words, regatta, kept, series } = page
  const heading = fill(words.stagesHeading, { series: of.name })
  return (
    <Folded id={`stage-${series.indexOf(of) + 1}`} heading={heading}>
      <form
        method="dialog"
        action={pathOf('/sailingserver/api/v1/regattas', [regatta])}
        data-settings="stage"
        data-series={of.name}
        data-document={JSON.stringify(kept)}
        data-done={fill(words.stageSaved, { series: of.name })}
      >
        <StageFields page={page} of={of} />
        <Saving page={page} />
      </form>
    </Folded>
  )
}
