/** Helpers for the tests of explanations: their type, and requests for them. */
import { S } from '../../scripts/requests/paths.ts'
import type { TestService } from './functions.ts'

interface Step {
  readonly rule: string
  readonly applies: boolean
  readonly because: string
  readonly group?: { readonly name: string }
  readonly entry?: { readonly groupId: string | null; readonly actions: readonly string[] }
}

export interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: object
}

export interface Explanation {
  readonly allowed: boolean
  readonly username: string | null
  readonly summary: string
  readonly rule: string | null
  readonly because: string | null
  readonly trail: readonly Step[] | null
  readonly withheld: string | null
  readonly changes: readonly {
    readonly sentences: readonly string[]
    readonly effect?: string
    readonly youMay: boolean
    readonly requests: readonly Sent[] | null
  }[]
}

/** Requests an explanation. Without a token the caller is anonymous. */
export const asker =
  ({ request }: Pick<TestService, 'request'>) =>
  async (token: string | undefined, permission: string, username?: string) => {
    const query = new URLSearchParams({
      permission,
      ...(username === undefined ? {} : { username }),
    })
    const route = `GET ${S}/explain?${query.toString()}`
    const { status, body } = await request(route, token === undefined ? {} : { token })
    return { status, body: body as Explanation }
  }

/** Sends a suggested request. */
export const sender =
  ({ request }: Pick<TestService, 'request'>) =>
  (token: string, { method, path, body }: Sent) =>
    request(`${method} ${path}`, { token, ...(body === undefined ? {} : { json: body }) })
