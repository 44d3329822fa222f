/** The form of the first place of a race, for boats that sail beside a medal race. */
import { Folded } from '#page/components/folded.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { SettingsPage } from '../../steps/settingsPage.ts'
import { NumberField } from './fields.tsx'
import { Saving } from './saving.tsx'

export const PlaceForm = ({ page }: { readonly page: SettingsPage }) => {
  const { words, regatta, series } = page
  const columns = series.flatMap(({ raceColumns }) => raceColumns)
  const [first] = columns
  if (first === undefined) return null
  return (
    <Folded id="first-place" heading={words.placeHeading}>
      <p>{words.aboutPlace}</p>
      <form
        method="dialog"
        action={pathOf('/sailingserver/api/v1/leaderboards', [regatta], '/racecolumnfactors')}
        data-settings="place"
        data-done={words.placeSaved}
      >
        <label>
          {words.race}{' '}
          <select name="race">
            {columns.map(({ name, firstPlace = 1 }) => (
              <option value={name} data-place={firstPlace}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <NumberField
          label={words.place}
          name="place"
          value={first.firstPlace ?? 1}
          min={1}
          max={100}
        />
        <Saving page={page} />
      </form>
    </Folded>
  )
}
