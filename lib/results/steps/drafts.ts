/** Saves drafts of finish sheets. They change no result. */
import type { Race } from '#races/rules/regatta.ts'
import type { Context } from '#endpoint/context.ts'
import { isSameJson } from '#values/sameJson.ts'
import { putSheet, type SheetItem, type StoredSheet, unchangedSheet } from '../items/sheets.ts'
import { authorOf, isSameSheet, type NewSheet } from './saveSheets.ts'

export interface SheetsOfRace {
  readonly race: Race
  readonly confirmed: SheetItem | undefined
  readonly draft: SheetItem | undefined
}

/**
 * An unchanged draft costs no write. The draft hides the confirmed sheet, so it is saved only if that
 * is still the one that its author saw.
 */
export const saveDraft = async (
  context: Context,
  regattaName: string,
  sheet: NewSheet,
  { confirmed, draft: before }: Pick<SheetsOfRace, 'confirmed' | 'draft'>,
): Promise<StoredSheet> => {
  const draft = {
    ...{ ...sheet, handicaps: {} },
    ...{ atMillis: context.nowMillis, by: authorOf(context) },
  }
  const isSame = isSameSheet(before, draft) && isSameJson(before?.list, draft.list)
  if (isSame && before !== undefined) return before
  await context.store.write([
    putSheet(regattaName, draft, before?.item ?? 'absent'),
    unchangedSheet({ regattaName, ...draft }, confirmed),
  ])
  return draft
}
