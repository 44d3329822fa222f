/** Equal errors are counted, not repeated. */
export const errorCount = (errors: readonly { readonly count?: number }[]): number =>
  errors.reduce((sum, { count = 1 }) => sum + count, 0)
