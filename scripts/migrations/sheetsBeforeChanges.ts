import type { Item } from '#table/items.ts'
import { pack, type Packed, unpack } from '#table/attributes.ts'
import type { TableOptions } from '#table/table.ts'
import { type ResultsChange, resultsChangeEntity } from '#results/items/changes.ts'
import type { StoredSheet } from '#results/items/sheets.ts'
import { connectCommand, pagesOfItems, writeAll } from '../tableItems.ts'

/** The details of version 4 have the sheet afterwards only, and `isFirst`. */
interface Details extends Pick<ResultsChange, 'by' | 'moved'> {
  readonly isFirst?: boolean
  readonly sheet?: StoredSheet | NonNullable<ResultsChange['sheet']>
}

const prefix = resultsChangeEntity.key.sortPrefix()

/** Adds the sheet before each change. A scan returns the changes of a regatta one after the other. */
export const addSheetsBefore = async (options: TableOptions): Promise<void> => {
  const table = connectCommand(options)
  let partition: string | undefined
  const sheets = new Map<string, StoredSheet | undefined>()
  for await (const page of pagesOfItems(options)) {
    const puts = []
    for (const item of page) {
      if (!item.SK.startsWith(prefix)) continue
      if (item.PK !== partition) sheets.clear()
      partition = item.PK
      const details = readDetails(item, sheets)
      if (details !== undefined) puts.push({ PutRequest: { Item: { ...item, details } } })
    }
    await writeAll(table, puts)
  }
}

/** @throws Error that names the item */
const readDetails: typeof detailsWithBefore = (item, sheets) => {
  try {
    return detailsWithBefore(item, sheets)
  } catch (cause) {
    throw new Error(`The item ${item.PK} ${item.SK} cannot be read.`, { cause })
  }
}

/** @param sheets the last sheet of each race, which the function updates */
const detailsWithBefore = (item: Item, sheets: Map<string, StoredSheet | undefined>) => {
  const { raceColumnId, fleet, details } = resultsChangeEntity.decode(item)
  const race = JSON.stringify([raceColumnId, fleet])
  const { isFirst, sheet, ...rest } = unpack(details as Packed<Details>)
  const isOld = isFirst !== undefined
  const after = sheet !== undefined && 'state' in sheet ? sheet : sheet?.after
  const before = sheets.get(race)
  if (raceColumnId !== undefined) sheets.set(race, after)
  if (!isOld) return undefined
  return pack({ ...rest, sheet: { ...(before && { before }), ...(after && { after }) } })
}
