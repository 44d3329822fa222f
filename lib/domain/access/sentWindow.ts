/** Windows of time in requests. */
import type { InputError } from '../failure.ts'
import { momentError, momentIn } from '../value/time.ts'
import { isSameWindow, type TimeWindow } from './timeWindow.ts'

export interface SentWindow {
  readonly validFrom?: number | string | undefined
  readonly validUntil?: number | string | undefined
}

/**
 * @param pointer to the object with the window, in a JSON body
 * @param stored windows that may be sent again although they are over
 */
export const readWindow = (
  sent: SentWindow,
  pointer: string,
  nowMillis: number,
  stored: readonly TimeWindow[] = [],
) => {
  const errors: InputError[] = []
  const read = (name: keyof SentWindow) => {
    const time = sent[name]
    const moment = time === undefined ? undefined : momentIn(time)
    if (time !== undefined && moment === undefined) errors.push(momentError(`${pointer}/${name}`))
    return moment === undefined ? {} : { [name]: moment }
  }
  const window: TimeWindow = { ...read('validFrom'), ...read('validUntil') }
  const { validFrom = -Infinity, validUntil = Infinity } = window
  const addError = (detail: string) =>
    errors.push({ pointer: `${pointer}/validUntil`, code: 'window', detail })
  if (validUntil <= validFrom) addError('must be after `validFrom`')
  else if (validUntil <= nowMillis && !stored.some((other) => isSameWindow(other, window))) {
    addError(`must be after now, which is ${new Date(nowMillis).toISOString()}`)
  }
  return { window, errors }
}
