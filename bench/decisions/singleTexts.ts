import type { Roles } from './contender.ts'

/** One text for each type of each permission. */
export const singleTexts = (roles: Roles): ReadonlySet<string> =>
  new Set(
    roles.flat().flatMap((permission) => {
      const [types = '', ...rest] = permission.split(':')
      return types.split(',').map((type) => [type, ...rest].join(':'))
    }),
  )
