/** The end of a link that a request chooses. */
import { type InputError, sentence } from './failure.ts'
import { momentError, momentIn } from './time.ts'

const dayMillis = 24 * 60 * 60 * 1000

interface Range {
  readonly nowMillis: number
  readonly usualMillis: number
  readonly daysMax: number
}

/** @param name of the property */
export const readLinkEnd = (
  name: string,
  sent: number | string | undefined,
  { nowMillis, usualMillis, daysMax }: Range,
): { readonly endMillis: number; readonly errors: readonly InputError[] } => {
  const pointer = `/${name}`
  const endMillis = sent === undefined ? nowMillis + usualMillis : momentIn(sent)
  if (endMillis === undefined) return { endMillis: NaN, errors: [momentError(pointer)] }
  const latest = nowMillis + daysMax * dayMillis
  if (endMillis > nowMillis && endMillis <= latest) return { endMillis, errors: [] }
  const [first = '', last = ''] = [nowMillis, latest].map((time) => new Date(time).toISOString())
  const detail = sentence`must be after now, which is ${first}, and not after ${last}, in ${daysMax} days`
  return { endMillis, errors: [{ pointer, code: 'window', detail }] }
}
