// @ts-check
const parsed = (/** @type {string} */ text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export class Refusal extends Error {
  /** @param {{ detail: string, status?: number, code?: string, errors?: import('./course/question.js').InputError[] }} problem without `status`, no response arrived */
  constructor({ detail, status = 500, code, errors = [] }) {
    super(detail)
    this.status = status
    this.code = code
    this.errors = errors
    /** The request may have had its effect. */
    this.isUncertain = status >= 500 || code === 'request-in-progress'
  }
}

/**
 * The failure that a response reports. The service describes it as JSON, or for some endpoints as a
 * text. The gateway and other servers between the two do not, and their responses have no request
 * id: the message has words of the page then.
 * @type {(reply: Response) => Promise<Refusal>}
 */
export const refusalOf = async (reply) => {
  const { status, headers } = reply
  const text = await reply.text().catch(() => '')
  const isBusy = status === 429 || status > 499
  const usual = isBusy ? 'The service is busy. Try again.' : `The response has status ${status}.`
  const detail = (headers.has('x-request-id') && text) || usual
  return new Refusal({ detail, ...parsed(text), status })
}
