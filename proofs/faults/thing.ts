/** A thing of the service as something that has a value, and that a client writes and reads. */
import type { Asked, Heard } from '../service/client.ts'

export interface Thing {
  readonly name: string
  /** It has this value when the workload begins; empty: it is not there. */
  readonly first?: string
  /** What makes the value so; empty: it goes away. */
  readonly write: (value: string, old: string) => Asked
  readonly read: Asked
  /** The value that an answer shows. */
  readonly shown: (body: unknown) => string
  /** Another value, never the old one. */
  readonly next: (old: string, fresh: string) => string
  /** Once it is there, nothing takes it away again. */
  readonly stays?: true
}

/** The status is 404, or 204 for a preference, when the thing does not exist. */
export const valueIn = (thing: Thing, { status, body }: Heard): string =>
  status === 404 || status === 204 ? '' : thing.shown(body)

/** There, or not. */
export const toggled = (old: string): string => (old === '' ? 'there' : '')

/** Mostly another value, sometimes none. */
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
