/** Saves drafts of finish sheets. They change no result. */
import type { Context } from '#endpoint/context.ts'
import { isSameJson } from '#values/sameJson.ts'
import { putSheet, type SheetItem, type StoredSheet } from '../items/sheets.ts'
import { authorOf, isSameSheet, type NewSheet } from './saveSheets.ts'

/** An unchanged draft costs no write. */
export const saveDraft = async (
  context: Context,
  regattaName: string,
  sheet: NewSheet,
  before: SheetItem | undefined,
): Promise<StoredSheet> => {
  const draft = {
    ...{ ...sheet, handicaps: {} },
    ...{ atMillis: context.nowMillis, by: authorOf(context) },
  }
  const isSame = isSameSheet(before, draft) && isSameJson(before?.list, draft.list)
  if (isSame && before !== undefined) return before
  await context.store.write([putSheet(regattaName, draft, before?.item ?? 'absent')])
  return draft
}
