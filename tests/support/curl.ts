/** Runs curl with the arguments that a person would type. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { checkReply } from './checkedReply.ts'

export interface CurlReply {
  readonly status: number
  /** Header names in lower case. The last of several headers with one name counts. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly body: unknown
}

const run = promisify(execFile)

/** Compares every response with `openapi.json`. */
export const curl = async (...words: readonly string[]): Promise<CurlReply> => {
  const options = [
    '--silent',
    '--include',
    '--globoff',
    '--write-out',
    '\n%{method} %{url_effective}',
  ]
  const { stdout } = await run('curl', [...options, ...words])
  const [, answered = '', method = '', address = ''] = /^(.*)\n(\w+) (.*)$/s.exec(stdout) ?? []
  const reply = readReply(answered)
  checkReply(method, new URL(address).pathname, { ...reply, cookies: [] })
  return reply
}

const readReply = (answered: string): CurlReply => {
  const [head = '', text = ''] = answered.split(/\r\n\r\n(.*)/s)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const isJson = headers['content-type']?.includes('json') === true && text !== ''
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    text,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  }
}

type Values = Readonly<Record<string, unknown>>

/** The two encodings of a body: form values, and JSON. */
export const encodings: Readonly<Record<string, (values: Values) => readonly string[]>> = {
  form: (values) =>
    Object.entries(values).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return ['--data-urlencode', `${name}=${text}`]
    }),
  JSON: (values) => [
    '--header',
    'Content-Type: application/json',
    '--data',
    JSON.stringify(values),
  ],
}

/** Registers a user, and returns the arguments that authenticate requests. */
export const register = async (baseUrl: string, name: string): Promise<readonly string[]> => {
  const form = `username=${name}&password=reaching-on-port-7`
  const address = `${baseUrl}/security/api/restsecurity/create_user`
  const { body } = await curl('--data', form, address)
  const token = (body as { readonly access_token: string }).access_token
  return ['--header', `Authorization: Bearer ${token}`]
}
