import { list, number, optional } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Reader, Write } from '#table/items.ts'

/** Hosts: the time of the last possible change of the keys or the managers of hosts. */
export const hostsEntity = entity('hosts', 'HOSTS#', 'HOSTS', {
  attributes: {
    timeMillis: number,
    boundaries: optional(list(number)),
    /** From the last boundary until this time, every time may be a boundary. */
    uncertainUntil: optional(number),
  },
})

/** Bounds the size of the item. Times above it become uncertain. */
const boundariesMax = 200

/** A write before now, or a time at which a window began or ended. Zero before the first change. */
export const readHostsChange = async (store: Reader, nowMillis: number) => {
  const item = await hostsEntity.get(store)
  const { timeMillis = 0, boundaries = [], uncertainUntil } = item ?? {}
  const uncertain =
    nowMillis >= (boundaries.at(-1) ?? timeMillis) ? Math.min(nowMillis, uncertainUntil ?? 0) : 0
  const passed = boundaries.filter((time) => time <= nowMillis)
  return { timeMillis: Math.max(timeMillis, uncertain, ...passed), item }
}

/** The new time is always later than the stored one, also by another clock. */
export const putHostsChange = (
  { timeMillis, item }: Awaited<ReturnType<typeof readHostsChange>>,
  nowMillis: number,
  newBoundaries: readonly number[],
): Write => {
  const { boundaries: known = [], uncertainUntil: until = 0 } = item ?? {}
  const all = [...known, ...newBoundaries].filter((time) => time > nowMillis)
  const times = [...new Set(all)].sort((left, right) => left - right)
  const certain = until > nowMillis ? times.filter((time) => time <= (known.at(-1) ?? 0)) : times
  const boundaries = certain.slice(0, boundariesMax)
  const uncertainUntil = Math.max(until, ...times.slice(boundaries.length))
  const content = {
    timeMillis: Math.max(timeMillis + 1, nowMillis),
    ...(boundaries.length === 0 ? {} : { boundaries }),
    ...(uncertainUntil > nowMillis ? { uncertainUntil } : {}),
  }
  return hostsEntity.put([], content, item ?? 'absent')
}
