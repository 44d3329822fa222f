/**
 * The positions of marks over time, as far as requests for courses and marks have set them. The
 * tracks of marks contain only the positions from devices and pings.
 */
import type { Mark } from '../../domain/course/mark.ts'
import { entity } from '../entity.ts'
import type { Reader, Write } from '../items.ts'
import { millisText } from '../key.ts'
import { pack, packed, unpack } from '../packed.ts'

/** Only a time: the position was unknown then. */
type LaidMark =
  | NonNullable<Mark['lastKnownPosition']>
  | { readonly timeMillis: number; readonly latitude?: undefined }

type LaidMarks = Readonly<Record<string, LaidMark>>

/** Laid marks: the positions of all marks of a regatta, right after a request set some of them. */
export const laidMarksEntity = entity('LAID_MARKS#<regatta>#', '<time>#', {
  attributes: { laid: packed<LaidMarks>() },
})

/** A second request in the same millisecond has all positions, too. */
export const putLaidMarks = (
  regattaName: string,
  atMillis: number,
  marks: readonly Mark[],
): Write => {
  const laid: LaidMarks = Object.fromEntries(
    marks.map(({ id, lastKnownPosition }) => [id, lastKnownPosition ?? { timeMillis: atMillis }]),
  )
  return laidMarksEntity.put([regattaName, millisText(atMillis)], { laid: pack(laid) }, 'any')
}

/** Returns the positions by mark that requests had set last at a time. */
export const readLaidMarks = async (
  store: Reader,
  regattaName: string,
  atMillis: number,
): Promise<LaidMarks> => {
  const { partition, sortPrefix } = laidMarksEntity.key
  const { items } = await store.query({
    partition: partition(regattaName),
    between: ['A', sortPrefix(millisText(atMillis))],
    limit: 1,
    backwards: true,
  })
  const [item] = items
  return item === undefined ? {} : unpack(laidMarksEntity.decode(item).laid)
}
