/**
 * A known app for sailors as an HTTP client: the headers that it sends, and how it reads responses.
 * Every response is compared with `openapi.json`.
 */
import { expect } from 'vitest'
import type { Transport } from '../../../../scripts/requests/requests.ts'
import { httpTransport } from '../../../../scripts/requests/http.ts'
import { newId } from '../../../../harness/ids.ts'
import { S } from '../../../../scripts/requests/paths.ts'
import { checkReply } from '../../../support/checkedReply.ts'
import { sharedService } from '../../../support/sharedService.ts'

export type Fields = Readonly<Record<string, unknown>>
export type Query = Readonly<Record<string, string>>

/** A response with a status from 200 to 299. The body is parsed JSON, or undefined if it is empty. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Any other response, 304 included. The app reads its body as text. */
export class Refusal extends Error {
  readonly status: number
  readonly text: string

  constructor(status: number, text: string) {
    super(`${status} ${text}`)
    this.status = status
    this.text = text
  }
}

const formType = 'application/x-www-form-urlencoded;charset=UTF-8'

export class App {
  readonly token: string | undefined
  readonly #send: Transport

  constructor(send: Transport, token?: string) {
    this.#send = send
    this.token = token
  }

  /** @returns the same app after signing in */
  signedIn(token: string): App {
    return new App(this.#send, token)
  }

  get(path: string, query: Query = {}): Promise<Answer> {
    return this.#call('GET', path, query)
  }

  post(path: string, query: Query = {}, json?: object): Promise<Answer> {
    return this.#call('POST', path, query, json)
  }

  put(path: string, json?: object, query: Query = {}): Promise<Answer> {
    return this.#call('PUT', path, query, json)
  }

  postForm(path: string, fields: readonly (readonly [string, string])[]): Promise<Answer> {
    return this.request('POST', path, formType, formOf(fields))
  }

  putForm(path: string, fields: Query): Promise<Answer> {
    return this.request('PUT', path, formType, formOf(Object.entries(fields)))
  }

  async request(method: string, target: string, type: string, body?: string | Buffer) {
    const headers = {
      // The default of the library that the app uses.
      accept: '*/*',
      'content-type': type,
      'cache-control': 'no-cache',
      'x-sapsse-forward-request-to': 'master',
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
    }
    const reply = await this.#send({ method, target, headers, body })
    checkReply(method, target.split('?')[0] ?? '', reply)
    const { status, text } = reply
    if (status < 200 || status > 299) throw new Refusal(status, text)
    return { status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }

  /** Requests without a form have the content type JSON, with or without a body. */
  #call(method: string, path: string, query: Query, json?: object): Promise<Answer> {
    const values = formOf(Object.entries(query))
    const target = values === '' ? path : `${path}?${values}`
    const body = json === undefined ? undefined : JSON.stringify(json)
    return this.request(method, target, 'application/json', body)
  }
}

const formOf = (fields: readonly (readonly [string, string])[]): string =>
  fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')

/** @returns the failure of a request that must fail */
export const refusalOf = async (call: Promise<unknown>): Promise<Refusal> => {
  const answer = await call.catch((error: unknown) => error)
  if (answer instanceof Refusal) return answer
  throw answer instanceof Error ? answer : new Error(`It succeeded: ${JSON.stringify(answer)}`)
}

/** Values that only the service knows. */
export const aText: unknown = expect.any(String)
export const aNumber: unknown = expect.any(Number)

/** Successful responses without a body. */
export const done = { status: 200, body: undefined }
export const accepted = { status: 202, body: undefined }

export interface Phone {
  readonly baseUrl: string
  /** The app before signing in. */
  readonly app: App
  /** @returns the app of a new user */
  readonly register: (username: string) => Promise<App>
  readonly close: () => void
}

export const password = 'reaching-on-port-7'

/** The app with the address of a running service. */
export const phoneWithApp = async (): Promise<Phone> => {
  const { baseUrl } = await sharedService()
  const { send, close } = httpTransport(baseUrl)
  const app = new App(send)
  const register = async (username: string): Promise<App> => {
    const query = { username, email: `${username}@example.org`, password, fullName: 'A Sailor' }
    const { body } = await app.post(`${S}/create_user`, query)
    return app.signedIn((body as { readonly access_token: string }).access_token)
  }
  return { baseUrl, app, register, close }
}

/** The app makes the secret of a registration link as a UUID of version 1. */
export const newSecret = (): string => newId().replace(/(?<=^.{14})4/, '1')
