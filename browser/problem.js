// @ts-check
/**
 * The failure that a response reports. The gateway and other servers between the two describe no
 * failure as the service does, so `detail` has words of the page then.
 * @type {(reply: Response) => Promise<any>}
 */
export const problemOf = async (reply) => {
  const { status } = reply
  const isBusy = status === 429 || status > 499
  const detail = isBusy ? 'The service is busy. Try again.' : `The response has status ${status}.`
  /** @type {any} */
  const problem = await reply.json().catch(() => undefined)
  return { detail, ...problem, status }
}
