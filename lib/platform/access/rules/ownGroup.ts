/**
 * The group `<name>-tenant` that is created with a user. Its id follows from that of the user, and looks
 * unlike that of any group that somebody has created, unless the client has chosen it.
 */
import { derivedUuid } from '#values/uuid.ts'

export const ownGroupIdOf = (userId: string): string => derivedUuid('own group', userId)

/** Also true of other groups whose ids are derived. */
export const isOwnGroupId = (groupId: string): boolean => groupId[14] === '8'
