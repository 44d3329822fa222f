/** A draft as it goes over the wire. */
import type { Draft } from './drafts.ts'
import type { Sent } from './target.ts'
import type { World } from './world.ts'

/** The gateway takes no more: what is longer is tried over connections of their own. */
const targetCharactersMax = 9500
const headerCharactersMax = 2500

export const wired = (draft: Draft, world: World): Sent => {
  const { operation, caller, path, query, headers, body } = draft
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const filled = names.reduce(
    (left, name) => left.replace(`{${name}}`, () => encodeURIComponent(textOf(path[name]))),
    operation.path,
  )
  const asked = formOf(query)
  const written = body === undefined ? undefined : bytesOf(body)
  return {
    method: operation.method,
    target: (asked === '' ? filled : `${filled}?${asked}`).slice(0, targetCharactersMax),
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, headerText(textOf(value))]),
      ),
      ...(written === undefined ? {} : { 'content-type': contentTypeOf[written.type] }),
      ...world.credentials[caller],
    },
    body: written?.bytes,
  }
}

const contentTypeOf = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

/** A form holds members; whatever else a broken draft has become goes as JSON. */
const bytesOf = ({ type, value }: NonNullable<Draft['body']>) => {
  const isForm = type === 'form' && typeof value === 'object' && value !== null
  return isForm
    ? { type, bytes: Buffer.from(formOf(value as Readonly<Record<string, unknown>>)) }
    : { type: 'json' as const, bytes: Buffer.from(jsonOf(value)) }
}

/** JSON as a program in another language might write it: -0 is not lost. */
const jsonOf = (value: unknown): string => (Object.is(value, -0) ? '-0' : textOr(value))

const textOr = (value: unknown): string =>
  value === undefined ? 'undefined' : JSON.stringify(value)

/** Lists are repeated, objects are JSON as text. */
const formOf = (values: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, textOf(one)]),
    ),
  ).toString()

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : textOr(value)).toWellFormed()

/** As the bytes of UTF-8, without controls, which Node refuses to send; raw requests hold them. */
export const headerText = (text: string): string =>
  Buffer.from(text.replace(/\p{Cc}/gu, ''))
    .toString('latin1')
    .slice(0, headerCharactersMax)
