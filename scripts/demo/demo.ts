/** What every step of loading knows. */
import { derivedUuid } from '../../lib/domain/value/derivedUuid.ts'
import type { Send } from './api.ts'
import type { UserName } from './data/people.ts'

export interface Demo {
  readonly admin: Send
  readonly adminName: string
  /** Requests in the name of a user, who has to be made first. */
  readonly as: (name: UserName) => Send
  readonly know: (name: UserName, accessToken: string) => void
  /** Of what was made so far, or was there: by name. */
  readonly groupIds: Map<string, string>
}

/** The same in each installation, so that requests written down for the demo fit each of them. */
export const demoId = (kind: string, name: string): string => derivedUuid('demo', kind, name)

export const security = '/security/api/restsecurity'
export const sailing = '/sailingserver/api/v1'
export const inventory = '/sharedsailingserver/api/v1'
export const landscape = '/landscape/api/landscape'

export function groupIdOf({ groupIds }: Demo, name: string): string {
  const id = groupIds.get(name)
  if (id === undefined) throw new Error(`${name} is asked for before it is made`)
  return id
}
