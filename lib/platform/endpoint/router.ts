/** Finds the endpoint of a request like the router of the gateway, and the methods of its path. */
import { encodeSegment } from '#values/pathName.ts'
import { nearestOf } from '#values/suggestion.ts'
import { type Endpoint, methodOf, pathOf, type Route } from './endpoint.ts'

export type Match =
  | {
      readonly kind: 'found'
      readonly endpoint: Endpoint
      readonly route: Route
      readonly pathParameters: Readonly<Record<string, string>>
    }
  /** The path exists, but only for these methods. */
  | { readonly kind: 'other-methods'; readonly methods: readonly string[] }
  | { readonly kind: 'unknown' }

interface Candidate {
  readonly endpoint: Endpoint
  readonly route: Route
  readonly method: string
  readonly template: readonly string[]
}

export const isParameter = (segment: string): boolean => segment.startsWith('{')

/** Literal segments take precedence over parameters. The leftmost difference decides. */
export const moreSpecific = (left: readonly string[], right: readonly string[]): number => {
  const difference = left.findIndex(
    (segment, index) => isParameter(segment) !== isParameter(right[index] ?? ''),
  )
  if (difference === -1) return 0
  return isParameter(left[difference] ?? '') ? 1 : -1
}

/** @param segments of the path, each decoded exactly once */
export const findRoute = (
  endpoints: readonly Endpoint[],
  method: string,
  segments: readonly string[],
): Match => {
  const fitting = candidatesOf(endpoints).filter(({ template }) => fits(template, segments))
  const routeMethod = method === 'HEAD' ? 'GET' : method
  const [found] = fitting
    .filter((candidate) => candidate.method === routeMethod)
    .filter((candidate) => method !== 'HEAD' || answersHead(candidate))
    .sort((left, right) => moreSpecific(left.template, right.template))
  if (found !== undefined) {
    const { endpoint, route, template } = found
    return { kind: 'found', endpoint, route, pathParameters: parametersOf(template, segments) }
  }
  const methods = [
    ...(fitting.some(answersHead) ? ['HEAD'] : []),
    ...new Set(fitting.map(({ method: known }) => known)),
  ]
  return fitting.length === 0 ? { kind: 'unknown' } : { kind: 'other-methods', methods }
}

/** HEAD is a GET without the body, if the GET changes nothing. */
const answersHead = ({ method, endpoint }: Candidate): boolean =>
  method === 'GET' && endpoint.changes !== true

const readOnce = new WeakMap<readonly Endpoint[], readonly Candidate[]>()

const candidatesOf = (endpoints: readonly Endpoint[]): readonly Candidate[] => {
  const candidates = readOnce.get(endpoints) ?? endpoints.flatMap(readRoutes)
  readOnce.set(endpoints, candidates)
  return candidates
}

const readRoutes = (endpoint: Endpoint): readonly Candidate[] =>
  endpoint.routes.map((route) => ({
    endpoint,
    route,
    method: methodOf(route),
    // The home page has no segment.
    template: pathOf(route)
      .split('/')
      .filter((part) => part !== ''),
  }))

/** An empty segment fits no parameter. */
export const fits = (template: readonly string[], segments: readonly string[]): boolean =>
  template.length === segments.length &&
  template.every((part, index) =>
    isParameter(part) ? segments[index] !== '' : part === segments[index],
  )

export const parametersOf = (template: readonly string[], segments: readonly string[]) =>
  Object.fromEntries(
    template.flatMap((part, index) =>
      isParameter(part) ? [[part.slice(1, -1), segments[index] ?? '']] : [],
    ),
  )

/** A known path that differs from the requested one in a few letters, with the same parameters. */
export const nearPath = (endpoints: readonly Endpoint[], segments: readonly string[]) => {
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
