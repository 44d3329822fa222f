import type { RequestOptions } from '../support/functions.ts'
import type { Persona, World } from './world.ts'

/** What a persona sends to an endpoint. */
export interface Attempt extends Pick<RequestOptions, 'form' | 'json'> {
  /** Fills the parameters of the path; what is left goes into the query. */
  readonly values?: Readonly<Record<string, string>>
  /** Instead of the token of the persona; null sends none. */
  readonly token?: string | null
}

/**
 * Makes what the request is about, anew for each request, and says what to send. The request is
 * right in everything but perhaps the rights of the persona.
 */
export type Scenario = (world: World, persona: Persona) => Attempt | Promise<Attempt>

/** By name of the endpoint. */
export type Scenarios = Readonly<Record<string, Scenario>>
