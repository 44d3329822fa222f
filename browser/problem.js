// @ts-check
const parsed = (/** @type {string} */ text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The failure that a response reports. The service describes it as JSON, or for some endpoints as a
 * text. The gateway and other servers between the two do not, and their responses have no request
 * id: `detail` has words of the page then.
 * @type {(reply: Response) => Promise<any>}
 */
export const problemOf = async (reply) => {
  const { status, headers } = reply
  const text = await reply.text().catch(() => '')
  const isBusy = status === 429 || status > 499
  const usual = isBusy ? 'The service is busy. Try again.' : `The response has status ${status}.`
  return { detail: (headers.has('x-request-id') && text) || usual, ...parsed(text), status }
}
