/**
 * `dryRun=true`: what would the request do? It is declared nowhere: whatever may write knows it, but
 * for signing in.
 */
import type { InputError } from '../domain/failure.ts'
import { type Endpoint, methodOf, type Route } from './endpoint.ts'
import type { GatheredInput } from './input.ts'
import type { HttpRequest } from './request.ts'

export const dryRunParameter = 'dryRun'

/** Of its own, so that nobody takes the answer for that of the request itself. */
export const dryRunMediaType = 'application/vnd.committee-boat.dry-run+json'

/** Whether a request by this method may write. */
export const mayWrite = ({ changes }: Pick<Endpoint, 'changes'>, method: string): boolean =>
  changes === true || !['GET', 'HEAD'].includes(method)

/** Signing in cannot be tried: to try a password is to sign in. */
export const knowsDryRun = (endpoint: Pick<Endpoint, 'changes' | 'signsIn'>, route: Route) =>
  endpoint.signsIn !== true && mayWrite(endpoint, methodOf(route))

/** Where nothing is written the parameter means nothing, like any other name that is unknown. */
export const readDryRun = (
  endpoint: Pick<Endpoint, 'changes' | 'signsIn'>,
  { method, query }: Pick<HttpRequest, 'method' | 'query'>,
  { values, places }: GatheredInput,
): { readonly isDryRun: boolean; readonly errors: readonly InputError[] } => {
  if (!mayWrite(endpoint, method)) return { isDryRun: false, errors: [] }
  const sent = query.getAll(dryRunParameter)
  const inBody = Object.keys(values).filter((name) => isBody(places.get(name)))
  const errors = [
    ...[...new Set(query.keys())].flatMap((name) => misspelled(name)),
    ...inBody.filter(readsLikeIt).map((name) => misplaced(name, places.get(name) === 'json')),
    ...(sent.length > 1 ? [wrong('repeated', 'must be given once')] : []),
    ...sent.slice(0, 1).flatMap((value) => wrongValue(value)),
    ...(sent.length > 0 && endpoint.signsIn === true
      ? [wrong('unsupported', 'must be left out: to try to sign in is to sign in')]
      : []),
  ]
  return { isDryRun: sent[0] === 'true', errors }
}

/** Whoever writes `dryrun` does not want it done either. */
const readsLikeIt = (name: string): boolean =>
  name.replace(/[-_ ]/g, '').toLowerCase() === dryRunParameter.toLowerCase()

const isBody = (place: string | undefined): boolean => place === 'form' || place === 'json'

const wrong = (code: string, detail: string): InputError => ({
  parameter: dryRunParameter,
  code,
  detail,
})

const wrongValue = (value: string): readonly InputError[] =>
  value === 'true' || value === 'false' ? [] : [wrong('enum', 'must be `true` or `false`')]

const misspelled = (name: string): readonly InputError[] =>
  name !== dryRunParameter && readsLikeIt(name)
    ? [
        {
          parameter: name,
          code: 'misspelled',
          detail: `must be spelled \`${dryRunParameter}\``,
          suggestion: `Did you mean \`${dryRunParameter}\`?`,
        },
      ]
    : []

const misplaced = (name: string, isJson: boolean): InputError => ({
  ...(isJson ? { pointer: `/${name}` } : { parameter: name }),
  code: 'misplaced',
  detail: `must be sent in the query, as \`${dryRunParameter}=true\``,
})
