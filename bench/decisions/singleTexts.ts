import type { Roles } from './competitor.ts'

/** Splits each permission into one text for each type. */
export const singleTexts = (roles: Roles): ReadonlySet<string> =>
  new Set(
    roles.flat().flatMap((permission) => {
      const [types = '', ...rest] = permission.split(':')
      return types.split(',').map((type) => [type, ...rest].join(':'))
    }),
  )
