/**
 * The time of the service. Its responses tell it in whole seconds, so each response proves only
 * between which limits the clock of the device is wrong. A clock that can be right is not corrected.
 */

/** Kept for a page that is opened again without a connection. */
const keptName = 'clock'
let { least = -Infinity, most = Infinity } = JSON.parse(
  sessionStorage.getItem(keptName) ?? '{}',
) as { least?: number; most?: number }

/** @param sentAt the time of the device when the request was sent, in milliseconds */
export const compareClocks = (reply: Response, sentAt: number) => {
  const second = Date.parse(reply.headers.get('date') ?? '')
  if (Number.isNaN(second)) return
  const [low, high] = [second - Date.now(), second + 1000 - sentAt]
  // The clock of the device was set meanwhile.
  const isOther = low > most || high < least
  least = isOther ? low : Math.max(least, low)
  most = isOther ? high : Math.min(most, high)
  sessionStorage.setItem(keptName, JSON.stringify({ least, most }))
}

/** How far the clock of the device is behind the service, in milliseconds; 0 if it can be right. */
export const correction = () => Math.min(Math.max(0, least), most)

/** The time of the service, in milliseconds. */
export const now = () => Math.round(Date.now() + correction())

/** The time of an event of the page, in milliseconds. */
export const timeOf = (event: Event): number =>
  Math.round(now() - (performance.now() - event.timeStamp))
