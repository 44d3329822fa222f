import { methodOf, pathOf, pathParametersOf, type Route } from '../../lib/http/endpoint.ts'
import type { Reply } from '../support/checkedReply.ts'
import type { RequestOptions } from '../support/functions.ts'
import type { Persona, World } from './fixture.ts'

/** What a persona sends to an endpoint. */
export interface Attempt extends Pick<RequestOptions, 'form' | 'json' | 'body' | 'headers'> {
  /** Fills the parameters of the path; what is left goes into the query. */
  readonly values?: Readonly<Record<string, string>>
  /** Instead of the token of the persona; null sends none. */
  readonly token?: string | null
}

/**
 * Makes what the request is about, and says what to send. The request is right in everything but
 * perhaps the rights of the persona. Where that is no parameter, it is the same for everybody.
 */
export type Scenario = (world: World, persona: Persona) => Attempt | Promise<Attempt>

/** By name of the endpoint. */
export type Scenarios = Readonly<Record<string, Scenario>>

export const send = async (
  { request }: Pick<World, 'request'>,
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

/** Who got a new access token goes on with it. */
const keepToken = (persona: Persona, { body }: Reply): void => {
  const { username, access_token: token } = (body ?? {}) as Readonly<Record<string, string>>
  if (token !== undefined && username === persona.name) persona.token = token
}
