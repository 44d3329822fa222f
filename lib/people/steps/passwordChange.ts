import type { User } from '#access/items/users.ts'

/** With a new password, all sessions and scoped tokens of the user end, which may have been made with the old one. */
export const changesOfPassword = (user: User, passwordHash: string) => ({
  passwordHash,
  sessionGeneration: user.sessionGeneration + 1,
  tokenGeneration: user.tokenGeneration + 1,
})
