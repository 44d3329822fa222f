/** Shows what a change of settings would do to results. */
import { languageOfPage } from '#browser/pageWords.ts'
import { changeText, counted } from '#values/words.ts'
import type { Static } from '#schemas/schema.ts'
import type { changedLeaderboard } from '#schemas/results/changedSettings.ts'
import type { SettingsPage } from '../../steps/settingsPage.ts'

export type Effect = NonNullable<Static<typeof changedLeaderboard>>['results']

type Moved = NonNullable<Effect>['boats'][number]

const filledRow = (row: Element, { name, rank, netPoints }: Moved): Element => {
  const copy = row.cloneNode(true) as Element
  const language = languageOfPage()
  const texts = [name, changeText(language, rank), changeText(language, netPoints)]
  for (const [position, cell] of [...copy.children].entries()) {
    cell.textContent = texts[position] ?? ''
  }
  return copy
}

const tableOf = (boats: readonly Moved[]): readonly Node[] => {
  const template = document.querySelector<HTMLTemplateElement>('template#effect')
  if (template === null || boats.length === 0) return []
  const copy = document.importNode(template.content, true)
  const row = copy.querySelector('tbody tr')
  row?.replaceWith(...boats.map((boat) => filledRow(row, boat)))
  return [copy]
}

/** @param effect absent: nothing moves */
export const showEffect = (
  place: Element | null,
  words: SettingsPage['effectWords'],
  effect: Effect,
): void => {
  const { boats = [], madeProvisional = 0 } = effect ?? {}
  const provisional = counted(languageOfPage(), words.provisional, madeProvisional)
  place?.replaceChildren(
    ...(boats.length === 0 ? [words.staysSame, ' '] : []),
    ...(madeProvisional === 0 ? [] : [provisional]),
    ...tableOf(boats),
  )
}
