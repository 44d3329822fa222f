/**
 * Names of regattas, leaderboards, race columns and fleets as paths write them. Many clients and
 * gateways cannot send `/` inside a path segment, so a path may write `__` for it.
 */

/** A name as every path can write it. Two objects of one kind never share this form. */
export const pathForm = (name: string): string => name.replaceAll('/', '__')

/** The names that a path segment may stand for, the literal name first. */
export const namesMeant = (segment: string): readonly string[] =>
  segment.includes('__') ? [segment, segment.replaceAll('__', '/')] : [segment]

/** Whether other names have the same path form. */
export const mayHaveTwins = (name: string): boolean => pathForm(name).includes('__')

/** The names of stored objects that a path could confuse with a new object of this name. */
export const twinsOf = (name: string): readonly string[] =>
  namesMeant(pathForm(name)).filter((other) => other !== name)

/** The positions of names whose path form an earlier name of the list has already. */
export const repeatedInPaths = (names: readonly string[]): readonly number[] => {
  const forms = names.map(pathForm)
  return forms.flatMap((form, position) => (forms.indexOf(form) < position ? [position] : []))
}
