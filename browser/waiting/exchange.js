// @ts-check
/** Asks and sends again and again, while a page is open, with longer pauses without a connection. */
import { Pause } from './request.js'

/** In seconds. */
const longestPause = 60

export const messageOf = (/** @type {unknown} */ error) =>
  error instanceof Error ? error.message : String(error)

/**
 * @param {() => Promise<unknown>} exchange
 * @param {(outcome: { lack?: '' | 'network' | 'session', error?: unknown }) => void} told
 * @param {number} usualPause in seconds
 * @returns a function that begins the next turn at once
 */
export const exchangeRegularly = (exchange, told, usualPause) => {
  let pause = usualPause
  let timer = 0
  const turn = async () => {
    clearTimeout(timer)
    try {
      await exchange()
      pause = usualPause
      told({ lack: '' })
    } catch (error) {
      if (error instanceof Pause) {
        pause = Math.min(Math.max(2 * pause, error.seconds), longestPause)
        told({ lack: error.isSignedOut ? 'session' : 'network' })
      } else told({ error })
    }
    // Random, so that not all phones come back at the same moment.
    timer = setTimeout(() => void next(), 1000 * pause * (0.75 + Math.random() / 2))
  }
  /** @type {Promise<void> | undefined} */
  let current
  /** @type {Promise<void> | undefined} */
  let following
  /** The presses during a turn have the next one in common. @type {() => Promise<void>} */
  const next = () => {
    if (current === undefined) {
      current = turn().finally(() => (current = undefined))
      return current
    }
    following ??= current.then(() => {
      following = undefined
      return next()
    })
    return following
  }
  addEventListener('online', () => void next())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void next()
  })
  return next
}
