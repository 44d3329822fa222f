/**
 * The part of the event patterns of Lambda that the functions of the stream use: texts that are equal,
 * or that begin with a prefix.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html
 */

/** @throws Error for a part that is not known here */
export const matchesPattern = (pattern: unknown, value: unknown): boolean => {
  if (Array.isArray(pattern)) return pattern.some((each) => matchesRule(each, value))
  return Object.entries(pattern as object).every(([name, inner]) =>
    matchesPattern(inner, (value as Readonly<Record<string, unknown>> | undefined)?.[name]),
  )
}

const matchesRule = (rule: unknown, value: unknown): boolean => {
  if (typeof rule === 'string') return value === rule
  const [[name, expected] = [], ...others] = Object.entries(rule as object)
  if (name === 'prefix' && typeof expected === 'string' && others.length === 0) {
    return typeof value === 'string' && value.startsWith(expected)
  }
  throw new Error(`This part of a pattern is unknown here: ${JSON.stringify(rule)}`)
}
