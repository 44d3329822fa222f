/** The end of a form of settings: its choices in words, what they would change, and the buttons. */
import type { SettingsPage } from '../../steps/settingsPage.ts'

interface Props {
  readonly page: Pick<SettingsPage, 'words' | 'effectWords'>
}

export const Saving = ({ page: { words, effectWords } }: Props) => (
  <>
    <p>
      <output></output>
    </p>
    <p class="alert" role="alert"></p>
    <div class="effect" role="status"></div>
    <button class="secondary" data-check>
      {effectWords.preview}
    </button>{' '}
    <button>{words.save}</button>
  </>
)

/** The script puts a copy into a form, with a row for each boat. */
export const EffectTemplate = ({ page: { effectWords } }: Props) => (
  <template id="effect">
    <div class="scroll" role="group" aria-label={effectWords.changes} tabindex={0}>
      <table>
        <caption>{effectWords.change}</caption>
        <thead>
          <tr>
            <th scope="col">{effectWords.boat}</th>
            <th scope="col">{effectWords.rank}</th>
            <th scope="col">{effectWords.points}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row"></th>
            <td></td>
            <td></td>
          </tr>
        </tbody>
      </table>
    </div>
  </template>
)
