/** Rules for declarations that the types cannot express. Each returns its violations as texts. */
import { guardsIn } from '#endpoint/guard.ts'
import {
  type Endpoint,
  idInputsOf,
  inputObjectsOf,
  methodOf,
  pathOf,
  pathParametersOf,
} from '#endpoint/endpoint.ts'
import { isParameter, moreSpecific } from '#endpoint/router.ts'

type Routes = Pick<Endpoint, 'name' | 'routes'>

/** Ambiguous routes: both match the same request, and neither is more specific. */
export const routeConflicts = (endpoints: readonly Routes[]): readonly string[] => {
  const routes = endpoints.flatMap(({ name, routes }) =>
    routes.map((route) => ({
      name,
      route,
      method: methodOf(route),
      template: pathOf(route).split('/').slice(1),
    })),
  )
  return routes.flatMap((left, index) =>
    routes
      .slice(index + 1)
      .filter(
        (right) =>
          left.method === right.method &&
          meet(left.template, right.template) &&
          moreSpecific(left.template, right.template) === 0,
      )
      .map((right) => `${left.name} ${left.route} and ${right.name} ${right.route}`),
  )
}

/** True if some path matches both. */
const meet = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length &&
  left.every((segment, index) => {
    const other = right[index] ?? ''
    return segment === other || isParameter(segment) || isParameter(other)
  })

/**
 * Names of inputs that a guard, a path or a list of prefetched items uses, and that do not exist.
 */
export const inputFaults = ({
  name,
  guard,
  fetches = [],
  routes,
  input,
}: Pick<Endpoint, 'name' | 'guard' | 'fetches' | 'routes' | 'input'>): readonly string[] => {
  const known = Object.keys(input?.properties ?? {})
  const objects = inputObjectsOf({ guard, fetches })
  const used = [
    ...objects.flatMap((object) => [
      ...idInputsOf(object),
      ...(typeof object.type === 'string' ? [] : [object.type.from]),
    ]),
    ...guardsIn(guard).flatMap((one) => ('input' in one ? [one.input] : [])),
    ...routes.flatMap(pathParametersOf),
  ]
  return [...new Set(used)]
    .filter((wanted) => !known.includes(wanted))
    .map((wanted) => `${name}: \`${wanted}\` is not a property of the input`)
}

export const summaryFaults = (
  endpoints: readonly Pick<Endpoint, 'name' | 'summary'>[],
): readonly string[] => {
  const seen = new Map<string, string>()
  return endpoints.flatMap(({ name, summary }) => {
    const other = seen.get(summary)
    seen.set(summary, name)
    if (summary.trim() === '' || summary.endsWith('.')) {
      return [`${name}: the summary must be there, without a full stop`]
    }
    return other === undefined ? [] : [`${name}: the same summary as ${other}`]
  })
}

/** Names that differ between the declaration, the file, and the list of routes. */
export const nameFaults = (
  files: readonly string[],
  endpoints: readonly Pick<Endpoint, 'name'>[],
): readonly string[] => {
  const ofFiles = files.map((file) => file.replace(/^.*\//, '').replace(/\.ts$/, ''))
  const declared = endpoints.map(({ name }) => name)
  return [
    ...ofFiles
      .filter((name, index) => declared[index] !== name)
      .map((name) => `${name}.ts declares another name`),
    ...declared
      .filter((name, index) => declared.indexOf(name) !== index)
      .map((name) => `${name} occurs twice`),
  ]
}
