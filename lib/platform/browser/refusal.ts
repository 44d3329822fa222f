import type { inputError } from '#schemas/platform/problem.ts'
import type { Static } from '#schemas/schema.ts'
import { fill } from '#values/words.ts'
import { wordsOfPage } from './pageWords.ts'

export type InputError = Static<typeof inputError>

/** The part of a problem of the service that a page reads. */
interface Problem {
  readonly detail: string
  /** Absent: no response arrived. */
  readonly status?: number
  readonly code?: string | undefined
  readonly errors?: readonly InputError[]
}

/** The texts in the language of the reader replace the English ones, also those of errors. */
const inLanguage = (_name: string, value: { readonly localized?: object } | null) =>
  value?.localized ? Object.assign(value, value.localized) : value

const parsed = (text: string): Partial<Problem> | undefined => {
  try {
    return JSON.parse(text, inLanguage) as Partial<Problem>
  } catch {
    return undefined
  }
}

export class Refusal extends Error {
  declare readonly status: number
  declare readonly code: string | undefined
  declare readonly errors: readonly InputError[]
  /** The request may have had its effect. */
  declare readonly isUncertain: boolean

  constructor({ detail, status = 500, code, errors = [] }: Problem) {
    super(detail)
    this.status = status
    this.code = code
    this.errors = errors
    this.isUncertain = status >= 500 || code === 'request-in-progress'
  }
}

/**
 * The failure that a response reports. The service describes it as JSON, or for some endpoints as a
 * text. The gateway and other servers between the two do not, and their responses have no request
 * id: the message has words of the page then.
 */
export const refusalOf = async (reply: Response): Promise<Refusal> => {
  const { status, headers } = reply
  const text = await reply.text().catch(() => '')
  const isBusy = status === 429 || status > 499
  const words = wordsOfPage()
  const usual = isBusy ? words.busy : fill(words.status, { status })
  const detail = (headers.has('x-request-id') && text) || usual
  return new Refusal({ detail, ...parsed(text), status })
}
