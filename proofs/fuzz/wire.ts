/** Serializes a draft. */
import type { Draft } from './drafts.ts'
import type { SentRequest } from '../../scripts/requests/requests.ts'
import { pathSegment } from '#values/pathSegment.ts'
import type { Fixture } from './fixture.ts'

/** The size limit of the gateway. Raw requests try longer ones. */
const targetCharactersMax = 9500
const headerCharactersMax = 2500

export const wired = (draft: Draft, fixture: Fixture): SentRequest => {
  const { operation, caller, path, query, headers, body } = draft
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const filled = names.reduce(
    (left, name) => left.replace(`{${name}}`, () => pathSegment(textOf(path[name]))),
    operation.path,
  )
  const queryText = formOf(query)
  const written = body === undefined ? undefined : bytesOf(body)
  return {
    method: operation.method,
    target: (queryText === '' ? filled : `${filled}?${queryText}`).slice(0, targetCharactersMax),
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, headerText(textOf(value))]),
      ),
      ...(written === undefined ? {} : { 'content-type': contentTypeOf[written.type] }),
      ...fixture.credentials[caller],
    },
    body: written?.bytes,
  }
}

const contentTypeOf = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

/** A form has members only. Any other broken draft is sent as JSON. */
const bytesOf = ({ type, value }: NonNullable<Draft['body']>) => {
  const isForm = type === 'form' && typeof value === 'object' && value !== null
  return isForm
    ? { type, bytes: Buffer.from(formOf(value as Readonly<Record<string, unknown>>)) }
    : { type: 'json' as const, bytes: Buffer.from(jsonOf(value)) }
}

/** Serializes -0 as other languages do: JSON.stringify would write 0. */
const jsonOf = (value: unknown): string => (Object.is(value, -0) ? '-0' : textOr(value))

const textOr = (value: unknown): string =>
  value === undefined ? 'undefined' : JSON.stringify(value)

/** Lists become repeated parameters, objects become JSON text. */
const formOf = (values: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, textOf(one)]),
    ),
  ).toString()

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : textOr(value)).toWellFormed()

/**
 * Encoded as UTF-8, without control characters, which Node refuses to send. Raw requests contain
 * them.
 */
export const headerText = (text: string): string =>
  Buffer.from(text.replace(/\p{Cc}/gu, ''))
    .toString('latin1')
    .slice(0, headerCharactersMax)
