/** An object of the service with a value that one client writes and reads. */
import type { Client, ClientRequest, ClientReply } from '../service/client.ts'

export interface TestedObject {
  readonly name: string
  /** The value at the beginning of the workload. Empty: the object does not exist. */
  readonly first?: string
  /** The request that sets the value. Empty: it deletes the object. */
  readonly write: (value: string, old: string) => ClientRequest
  /** Sets the value of an object that other clients share, by several requests. */
  readonly exchange?: (client: Client, value: string) => Promise<ClientReply>
  readonly read: ClientRequest
  /** The value in a response. */
  readonly valueOf: (body: unknown) => string
  /** Another value than the old one. */
  readonly next: (old: string, fresh: string) => string
  /** The object is never deleted. */
  readonly stays?: true
}

/** The status is 404, or 204 for a preference, when the object does not exist. */
export const valueIn = (object: TestedObject, { status, body }: ClientReply): string =>
  status === 404 || status === 204 ? '' : object.valueOf(body)

/** Either exists or not. */
export const toggled = (old: string): string => (old === '' ? 'there' : '')

/** Usually another value, sometimes deleted. */
export const changing = (old: string, fresh: string): string =>
  old !== '' && fresh.endsWith('0') ? '' : fresh

export const always = (_: string, fresh: string): string => fresh

type Json = Readonly<Record<string, unknown>>

export const field =
  (name: string) =>
  (body: unknown): string =>
    textOf((body as Json)[name])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const listIn = (body: unknown, name: string): readonly Json[] =>
  ((body as Json)[name] ?? []) as readonly Json[]
