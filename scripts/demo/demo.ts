/** The state that the loading steps share. */
import { derivedUuid } from '#values/uuid.ts'
import type { Transport } from '../requests/requests.ts'
import type { Send } from './api.ts'
import type { UserName } from './data/people.ts'
import type { DemoTag } from './data/tags.ts'

export interface Demo {
  /** For requests without credentials. */
  readonly transport: Transport
  readonly admin: Send
  readonly adminName: string
  /** Sends requests as a user, who must exist. */
  readonly as: (name: UserName) => Send
  readonly know: (name: UserName, accessToken: string) => void
  /** The ids of groups, by name. */
  readonly groupIds: Map<string, string>
}

/**
 * Returns the same id in each installation, so that documented requests for the demo work
 * everywhere.
 */
export const demoId = (kind: string, name: string): string => derivedUuid('demo', kind, name)

/** The times of tags differ between installations, but not their distances from the start of the race. */
export const idOfTag = ({ race, seconds }: Pick<DemoTag, 'race' | 'seconds'>): string =>
  demoId('tag', `${race} ${seconds}`)

export const security = '/security/api/restsecurity'
export const sailing = '/sailingserver/api/v1'
export const inventory = '/sharedsailingserver/api/v1'
export const landscape = '/landscape/api/landscape'

export function groupIdOf({ groupIds }: Demo, name: string): string {
  const id = groupIds.get(name)
  if (id === undefined) throw new Error(`${name} is asked for before it is made`)
  return id
}
