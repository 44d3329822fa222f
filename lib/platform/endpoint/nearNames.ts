/** Suggests near names for parameters that an endpoint does not know, and for unknown paths. */
import type { InputError } from '#values/failure.ts'
import { didYouMean } from './formErrors.ts'
import { encodeSegment } from '#values/pathName.ts'
import { nearestOf } from '#values/suggestion.ts'
import { resemblesDryRun } from './middleware/dryRun.ts'
import { type Endpoint, pathOf } from './endpoint.ts'
import type { GatheredInput } from './input.ts'
import { isParameter } from './router.ts'

/** Other names are not parameters, but for example the text of a body of another type. */
const namePattern = /^[\w.[\]-]{1,60}$/

/**
 * The parameters that are ignored although their name is nearly that of another one, which is absent.
 * Names with the spelling of a dry run are reported elsewhere.
 */
export const misspelledNames = (
  { input }: Pick<Endpoint, 'input'>,
  { values, locations }: GatheredInput,
): readonly InputError[] => {
  const names = Object.keys(input?.properties ?? {})
  const absent = names.filter((name) => values[name] === undefined)
  return Object.keys(values)
    .filter((name) => !names.includes(name) && namePattern.test(name) && !resemblesDryRun(name))
    .flatMap((name) => {
      const suggestion = didYouMean(name, absent)
      if (suggestion.suggestion === undefined) return []
      const at = locations.get(name) === 'json' ? { pointer: `/${name}` } : { parameter: name }
      return [{ ...at, code: 'misspelled', detail: 'is not known here', ...suggestion }]
    })
}

/** A known path that differs from the requested one in a few letters, with the same parameters. */
export const nearPath = (
  endpoints: readonly Endpoint[],
  segments: readonly string[],
): string | undefined => {
  const templates = endpoints
    .flatMap(({ routes }) => routes)
    .map((route) => pathOf(route).split('/').slice(1))
    .filter(({ length }) => length === segments.length)
  const near = templates.flatMap((template) => {
    const literals = template.filter((part) => !isParameter(part))
    const path = template.map((part, index) => nearSegment(part, segments[index] ?? ''))
    return path.includes(undefined) ? [] : [{ path, literals: literals.length }]
  })
  const [best] = near.sort((left, right) => right.literals - left.literals)
  return best === undefined ? undefined : `/${best.path.join('/')}`
}

const nearSegment = (part: string, segment: string): string | undefined => {
  if (isParameter(part)) return segment === '' ? undefined : encodeSegment(segment)
  return nearestOf(segment, [part])
}
