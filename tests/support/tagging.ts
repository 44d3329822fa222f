/** Helpers for the tests of tags. */
import type { Reply, RequestOptions } from '../../scripts/requests/requests.ts'
import type { TestService } from './functions.ts'
import { pathOf, type TestRace } from './races.ts'

export interface TagReply {
  readonly id: string
  readonly tag: string
  readonly hiddenInfo?: string
  readonly username: string
  readonly public: boolean
  readonly raceTimepoint: number
  readonly createdAt: number
}

type Values = Readonly<Record<string, unknown>>

/** Sends all values as JSON, with the token of a user, or anonymously. */
export const taggingOf = ({ request }: Pick<TestService, 'request'>, race: TestRace) => {
  const path = pathOf(race)
  const send = (route: string, token: string | undefined, more: RequestOptions = {}) =>
    request(route, { token, ...more })
  return {
    path,
    list: (token?: string, query = '') => send(`GET ${path}${query}`, token),
    post: (token: string | undefined, json: Values, headers = {}) =>
      send(`POST ${path}`, token, { json, headers }),
    put: (token: string | undefined, tag: Values, change: Values = {}) =>
      send(`PUT ${path}`, token, { json: { tag_json: tag, ...change } }),
    remove: (token: string | undefined, tag: Values) =>
      send(`DELETE ${path}`, token, { json: { tag_json: tag } }),
  }
}

export const tagsIn = ({ body }: Reply): readonly TagReply[] => body as readonly TagReply[]

export const titlesIn = (reply: Reply): readonly string[] => tagsIn(reply).map(({ tag }) => tag)

/** A tag of a response, as a document that a client sends back. */
export const tagIn = ({ body }: Reply): TagReply & Values => body as TagReply & Values

/** The path and query of the next page. */
export const nextIn = ({ headers }: Reply): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1]
