import { failureText } from './userRequests.ts'

let isRunning = false

/**
 * Runs the action of a press, and shows its failure. The second press of two in a row would be for what the first one is
 * about to show, so that it does nothing.
 */
export const onePress = async (alert: Element | null | undefined, action: () => Promise<void>) => {
  if (isRunning) return
  isRunning = true
  if (alert) alert.textContent = ''
  await action().catch((error: unknown) => {
    if (alert) alert.textContent = failureText(error)
  })
  isRunning = false
}
