/** The operation ids, from which generators derive the names of functions. */
import {
  type Endpoint,
  methodOf,
  pathOf,
  pathParametersOf,
  type Route,
} from '#endpoint/endpoint.ts'
import { pascalCase } from './json.ts'

/**
 * The first route has the name of the endpoint. The other names add the difference: another method,
 * a parameter in the query instead of the path, or another beginning of the path.
 * @example readOwnership, readOwnershipByQuery, changeOwnershipByPost, createCourseUnderApi,
 * listLeaderboardsUnderV2, readResultsUnderResultsCsv
 */
export const operationId = (
  { name, routes }: Pick<Endpoint, 'name' | 'routes'>,
  route: Route,
): string => {
  const [first] = routes
  const beginning = beginningOf(route)
  const isQuery = pathParametersOf(route).length < pathParametersOf(first).length
  const isOtherMethod = methodOf(route) !== methodOf(first)
  const differences = [
    ...(isQuery ? ['Query'] : []),
    ...(isOtherMethod ? [pascalCase(methodOf(route).toLowerCase())] : []),
  ]
  const other = differences.length === 0 ? otherSegment(route, first) : undefined
  const place = beginning === beginningOf(first) ? other : beginning
  const under = place === undefined ? '' : `Under${place.split('.').map(pascalCase).join('')}`
  return `${name}${under}${differences.length === 0 ? '' : `By${differences.join('And')}`}`
}

/** The first part of the path that differs from the first route. */
const otherSegment = (route: Route, first: Route): string | undefined => {
  const expected = pathOf(first).split('/')
  return pathOf(route)
    .split('/')
    .find((segment, index) => segment !== expected[index])
}

const beginningOf = (route: Route): string => pathOf(route).split('/')[1] ?? ''
