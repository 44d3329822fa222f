/** What every step of loading knows. */
import type { Send } from './api.ts'
import type { UserName } from './data/people.ts'

export interface Demo {
  readonly admin: Send
  /** Requests in the name of a user, who has to be made first. */
  readonly as: (name: UserName) => Send
  readonly know: (name: UserName, accessToken: string) => void
  /** Of what was made so far, or was there: by kind and name. */
  readonly ids: Map<string, string>
}

export const security = '/security/api/restsecurity'
export const sailing = '/sailingserver/api/v1'
export const inventory = '/sharedsailingserver/api/v1'
export const landscape = '/landscape/api/landscape'

export function idOf(demo: Demo, name: string): string {
  const id = demo.ids.get(name)
  if (id === undefined) throw new Error(`${name} is asked for before it is made`)
  return id
}
