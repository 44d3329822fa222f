import type { Reply, RequestOptions } from '../../scripts/requests/requests.ts'
import { methodOf, pathOf, pathParametersOf, type Route } from '#endpoint/endpoint.ts'
import type { Persona, Fixture } from './fixture.ts'

/** The request of a persona to an endpoint. */
export interface Attempt extends Pick<
  RequestOptions,
  'form' | 'json' | 'body' | 'isBase64Encoded' | 'headers'
> {
  /** Values for the parameters of the path. The others go into the query. */
  readonly values?: Readonly<Record<string, string>>
  /** Replaces the token of the persona; null sends no token. */
  readonly token?: string | null
}

/**
 * Creates the objects of a request, and returns the request. The request is valid except perhaps
 * for the permissions of the persona. Scenarios without a second parameter return the same request
 * for every persona.
 */
export type Scenario = (fixture: Fixture, persona: Persona) => Attempt | Promise<Attempt>

/** Scenarios by endpoint name. */
export type Scenarios = Readonly<Record<string, Scenario>>

export const send = async (
  { request }: Pick<Fixture, 'request'>,
  route: Route,
  persona: Persona,
  { values = {}, token = persona.token, ...body }: Attempt,
): Promise<Reply> => {
  const inPath = pathParametersOf(route)
  const path = pathOf(route).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? `no-value-for-${name}`),
  )
  const others = Object.entries(values).filter(([name]) => !inPath.includes(name))
  const query = others.length === 0 ? '' : `?${new URLSearchParams(others).toString()}`
  const credentials = token === undefined || token === null ? {} : { token }
  const reply = await request(`${methodOf(route)} ${path}${query}`, { ...credentials, ...body })
  keepToken(persona, reply)
  return reply
}

/** Stores a new access token of the persona for later requests. */
const keepToken = (persona: Persona, { body }: Reply): void => {
  const { username, access_token: token } = (body ?? {}) as Readonly<Record<string, string>>
  if (token !== undefined && username === persona.name) persona.token = token
}

/** Uses the current token, because administrators replace theirs too. */
export const tokenOfAdmin = ({ personas }: Fixture): string =>
  personas.find(({ column }) => column === 'admin')?.token ?? ''

/** Every user is the owner of their own user object. */
export const newUserFor = async ({ newUser }: Fixture, { column }: Persona) => {
  const { name, token } = await newUser()
  return { name, ...(column === 'owner' ? { token } : {}) }
}

export const onUser: Scenario = async (fixture, persona) => {
  const { name, ...token } = await newUserFor(fixture, persona)
  return { values: { username: name }, ...token }
}
