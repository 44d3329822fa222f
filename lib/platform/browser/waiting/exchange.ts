/** Asks and sends again and again, while a page is open, with longer pauses without a connection. */
import { Pause } from './request.ts'

/** In seconds. */
const longestPause = 60

/**
 * @returns a function that begins the next turn at once
 * @param usualPause in seconds
 */
export const exchangeRegularly = (
  exchange: () => Promise<unknown>,
  told: (outcome: { lack?: '' | 'network' | 'session'; error?: unknown }) => void,
  usualPause: number,
) => {
  let pause = usualPause
  let timer: ReturnType<typeof setTimeout>
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
  let current: Promise<void> | undefined
  let following: Promise<void> | undefined
  /** The presses during a turn have the next one in common. */
  const next = (): Promise<void> => {
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
