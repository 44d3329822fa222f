/**
 * Every answer in every test is held against what the endpoint declares: its status, a body that
 * fits the schema and holds nothing beyond it, and for failures a code that the endpoint can have.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { failures, type FailureCode } from '../../lib/domain/failure.ts'
import type { Endpoint } from '../../lib/http/endpoint.ts'
import { codesOf } from '../../lib/http/openapi.ts'
import { problem } from '../../schemas/problem.ts'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly text: string
  /** The body as JSON, or undefined when it is empty or something else. */
  readonly body: unknown
}

const ajv = new Ajv2020({ strict: false, allErrors: true })

/** @throws Error that says how the reply differs from what the endpoint declares */
export const checkReply = (endpoint: Endpoint, reply: Reply, isHead: boolean): void => {
  const fail = (what: string): never => {
    throw new Error(`${endpoint.name} answered ${reply.status} ${reply.text}: ${what}`)
  }
  if (reply.status >= 400) {
    if (isHead || reply.headers['content-type']?.startsWith('text/plain') === true) return
    const { code } = reply.body as { readonly code: FailureCode }
    if (!ajv.validate(problem, reply.body)) fail(ajv.errorsText())
    if (!codesOf(endpoint).includes(code)) fail(`its declaration does not name ${code}`)
    if (failures[code].status !== reply.status) fail(`${code} has another status`)
    return
  }
  const { status, body, mediaType, alternatives = [] } = endpoint.reply
  if (reply.status === 304 && endpoint.conditional === true) {
    if (reply.text !== '') fail('the body must be empty')
    return
  }
  if (reply.status !== status) fail(`it declares ${status}`)
  if (isHead || body === undefined) {
    if (reply.text !== '') fail('the body must be empty')
    return
  }
  const [contentType = ''] = (reply.headers['content-type'] ?? '').split(';')
  if (alternatives.some((alternative) => alternative.mediaType === contentType)) return
  if (!ajv.validate(body, mediaType === undefined ? reply.body : reply.text)) {
    fail(ajv.errorsText())
  }
}
