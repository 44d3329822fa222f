// @ts-check
/**
 * The time of the service. Its responses tell it in whole seconds, so each response proves only
 * between which limits the clock of the device is wrong. A clock that can be right is not corrected.
 */

let least = -Infinity
let most = Infinity

/**
 * @param {Response} reply
 * @param {number} sentAt the time of the device when the request was sent, in milliseconds
 */
export const compareClocks = (reply, sentAt) => {
  const second = Date.parse(reply.headers.get('date') ?? '')
  if (Number.isNaN(second)) return
  const [low, high] = [second - Date.now(), second + 1000 - sentAt]
  // The clock of the device was set meanwhile.
  const isOther = low > most || high < least
  least = isOther ? low : Math.max(least, low)
  most = isOther ? high : Math.min(most, high)
}

/** The time of an event of the page, in milliseconds. @type {(event: Event) => number} */
export const timeOf = (event) => {
  const age = performance.now() - event.timeStamp
  return Math.round(Date.now() - age + Math.min(Math.max(0, least), most))
}
