/**
 * Names of regattas, leaderboards, race columns and fleets in paths. Many clients and gateways
 * cannot send `/` inside a path segment, so a path may contain `__` instead.
 */

/** The form of a name that every path can contain. Objects of one kind never share this form. */
export const pathForm = (name: string): string => name.replaceAll('/', '__')

/** The names that a path segment can refer to, the literal name first. */
export const namesOfSegment = (segment: string): readonly string[] =>
  segment.includes('__') ? [segment, segment.replaceAll('__', '/')] : [segment]

/** Whether other names have the same path form. */
export const hasSharedPathForms = (name: string): boolean => pathForm(name).includes('__')

/** The names of stored objects that share the path form of a new object's name. */
export const namesWithPathForm = (name: string): readonly string[] =>
  namesOfSegment(pathForm(name)).filter((other) => other !== name)

/** The positions of names whose path form an earlier name of the list has. */
export const repeatedInPaths = (names: readonly string[]): readonly number[] => {
  const forms = names.map(pathForm)
  return forms.flatMap((form, position) => (forms.indexOf(form) < position ? [position] : []))
}
