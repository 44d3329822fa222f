/** Calls that run at the same time. */
import limit from 'p-limit'

export const callsAtOnce = 16

/** Waits for all of them even if one fails, so that no call is pending afterwards. */
export const atOnce = async <Element>(
  elements: readonly Element[],
  run: (element: Element) => Promise<void>,
): Promise<void> => {
  const slots = limit(callsAtOnce)
  const outcomes = await Promise.allSettled(elements.map((element) => slots(() => run(element))))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed !== undefined) throw (failed as PromiseRejectedResult).reason
}
