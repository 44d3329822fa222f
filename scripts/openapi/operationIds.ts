/** The operation ids, from which generators derive the names of functions. */
import {
  type Endpoint,
  methodOf,
  pathOf,
  pathParametersOf,
  type Route,
} from '../../lib/http/endpoint.ts'
import { pascalCase } from './json.ts'

/**
 * The first route has the name of the endpoint. The other names add the difference: another method,
 * a parameter in the query instead of the path, or another beginning of the path.
 * @example readOwnership, readOwnershipByQuery, changeOwnershipByPost, createCourseUnderApi
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
  const under = beginning === beginningOf(first) ? '' : `Under${pascalCase(beginning)}`
  return `${name}${under}${differences.length === 0 ? '' : `By${differences.join('And')}`}`
}

const beginningOf = (route: Route): string => pathOf(route).split('/')[1] ?? ''
