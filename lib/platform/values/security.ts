import type { TimeWindow } from './timeWindow.ts'

export interface AclEntry extends TimeWindow {
  /** Null: the entry is for everybody. */
  readonly groupId: string | null
  /** Action names, `*`, or either with a leading `!`, which denies. */
  readonly actions: readonly string[]
}

export interface Security {
  readonly ownerUserId: string | null
  readonly ownerGroupId: string | null
  readonly acl: readonly AclEntry[]
}

export const noSecurity: Security = { ownerUserId: null, ownerGroupId: null, acl: [] }
