/** The query parameter `dryRun`, for every endpoint that can write except signing in. */
import { windowOf } from '#values/timeWindow.ts'
import type { Middleware } from '../chain.ts'
import { formatJson } from '../json.ts'
import type { Services } from '../services.ts'
import { openStore } from './attempts.ts'
import type { HttpResponse, HttpRequest } from '../request.ts'
import { type InputError, sentence } from '#values/failure.ts'
import { type Endpoint, methodOf, type Route } from '../endpoint.ts'
import type { GatheredInput } from '../input.ts'
import { type Changes, type StoredResource, changesBetween } from '#table/recordedChanges.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { Context } from '../context.ts'
import { filterReadable } from '#access/readable.ts'
import { entityOf } from '#table/registry.ts'
import { nearestOf } from '#values/suggestion.ts'
import type { Item, ItemChange } from '#table/items.ts'

/** Responds to `dryRun=true` with the response of the real request, and the changes it would make. */
export const dryRun = (services: Services): Middleware => ({
  name: 'dryRun',
  after: async (request) => {
    const { internal, response } = request
    const { context, isDryRun, writeBuffer } = internal
    if (isDryRun !== true || writeBuffer === undefined) return
    if (response === null || response === undefined) return
    const store = openStore(services, internal)
    const unchanged = { ...context, store, definitions: services.definitions }
    const changes = await visibleChanges(unchanged, changesOf(writeBuffer.changes))
    request.response = dryRunResponse(response, changes)
  },
})

/** @param response the response of the real request */
const dryRunResponse = (
  { status, headers, body = '' }: HttpResponse,
  { created, changed, deleted, complete }: VisibleChanges,
): HttpResponse => {
  const isJson = headers['content-type']?.startsWith('application/json') === true
  return {
    status: 200,
    headers: { 'content-type': `${dryRunMediaType}; charset=utf-8` },
    body: formatJson({
      dryRun: true,
      status,
      body: body === '' ? null : isJson ? withoutSecrets(body) : body,
      created: created.map(changeOf),
      changed: changed.map((change) => ({ ...changeOf(change), fields: change.fields })),
      deleted: deleted.map(changeOf),
      complete,
    }),
  }
}

/** A token of the next generation would become valid as soon as that generation exists. */
const withoutSecrets = (body: string): unknown =>
  JSON.parse(body, (name, value: unknown) => (name === 'access_token' ? null : value))

const changeOf = (change: VisibleChanges['created'][number]) => {
  const { what, type, id, name, groupId, entries } = change
  return { what, type, id, name, groupId, ...windowOf(change), entries }
}

export const dryRunParameter = 'dryRun'

/** A separate media type, so that a client cannot mistake a dry run for the real response. */
export const dryRunMediaType = 'application/vnd.committee-boat.dry-run+json'

/** Returns whether a request with this method can write. */
export const canWrite = ({ changes }: Pick<Endpoint, 'changes'>, method: string): boolean =>
  changes === true || !['GET', 'HEAD'].includes(method)

/** Signing in has no dry run, because checking a password is already an attempt to sign in. */
export const supportsDryRun = (endpoint: Pick<Endpoint, 'changes' | 'signsIn'>, route: Route) =>
  endpoint.signsIn !== true && canWrite(endpoint, methodOf(route))

/** Requests that cannot write ignore the parameter, like any unknown parameter. */
export const readDryRun = (
  endpoint: Pick<Endpoint, 'changes' | 'signsIn'>,
  { method, query }: Pick<HttpRequest, 'method' | 'query'>,
  { values, locations }: GatheredInput,
): { readonly isDryRun: boolean; readonly errors: readonly InputError[] } => {
  if (!canWrite(endpoint, method)) return { isDryRun: false, errors: [] }
  const sent = query.getAll(dryRunParameter)
  const inBody = Object.keys(values).filter((name) => isBody(locations.get(name)))
  const errors = [
    ...[...new Set(query.keys())].flatMap((name) => misspelled(name)),
    ...inBody
      .filter(resemblesDryRun)
      .map((name) => misplaced(name, locations.get(name) === 'json')),
    ...(sent.length > 1 ? [wrong('repeated', 'must be given once')] : []),
    ...sent.slice(0, 1).flatMap((value) => wrongValue(value)),
    ...(sent.length > 0 && endpoint.signsIn === true
      ? [wrong('unsupported', 'must be left out: to try to sign in is to sign in')]
      : []),
  ]
  return { isDryRun: sent[0] === 'true', errors }
}

const spelling = new RegExp(`^[-_ ]*${dryRunParameter.split('').join('[-_ ]*')}[-_ ]*$`, 'i')

/** Another spelling, such as `dryrun`, also asks for a dry run, so it must not be ignored. */
export const resemblesDryRun = (name: string): boolean => spelling.test(name)

const isNearDryRun = (name: string): boolean => nearestOf(name, [dryRunParameter]) !== undefined

const isBody = (location: string | undefined): boolean => location === 'form' || location === 'json'

const wrong = (code: string, detail: string): InputError => ({
  parameter: dryRunParameter,
  code,
  detail,
})

const wrongValue = (value: string): readonly InputError[] =>
  value === 'true' || value === 'false' ? [] : [wrong('enum', 'must be `true` or `false`')]

const misspelled = (name: string): readonly InputError[] =>
  name !== dryRunParameter && (resemblesDryRun(name) || isNearDryRun(name))
    ? [
        {
          parameter: name,
          code: 'misspelled',
          detail: sentence`must be spelled \`${dryRunParameter}\``,
          suggestion: sentence`Did you mean \`${dryRunParameter}\`?`,
        },
      ]
    : []

const misplaced = (name: string, isJson: boolean): InputError => ({
  ...(isJson ? { pointer: `/${name}` } : { parameter: name }),
  code: 'misplaced',
  detail: sentence`must be sent in the query, as \`${dryRunParameter}=true\``,
})

/** Limit for each list, equal to the number of items that one request can read in one batch. */
const resourcesMax = 1000

interface VisibleChanges extends Changes {
  /** False if the lists omit changes that other users may see too. */
  readonly complete: boolean
}

/** The caller knows what is new. Hidden parts of others are not even counted. @param context before the change */
const visibleChanges = async (
  context: Context,
  { created, changed, deleted }: Changes,
): Promise<VisibleChanges> => {
  const mayKnow = ({ seenBy }: StoredResource): boolean =>
    !('userId' in seenBy) || seenBy.userId === context.caller?.user.userId
  const known = { created, changed: changed.filter(mayKnow), deleted: deleted.filter(mayKnow) }
  const first = {
    changed: known.changed.slice(0, resourcesMax),
    deleted: known.deleted.slice(0, resourcesMax),
  }
  const isReadable = await readableAmong(context, [...first.changed, ...first.deleted])
  const visible = {
    created: created.slice(0, resourcesMax),
    changed: first.changed.filter(isReadable),
    deleted: first.deleted.filter(isReadable),
  }
  const lists = ['created', 'changed', 'deleted'] as const
  const complete = lists.every((list) => visible[list].length === known[list].length)
  return { ...visible, complete }
}

const readableAmong = async (context: Context, resources: readonly StoredResource[]) => {
  const objects = resources.flatMap(objectsOf)
  const distinct = new Map(objects.map((object) => [nameOf(object), object]))
  const readable = await filterReadable(context, [...distinct.values()], (object) => object)
  const names = new Set(readable.map(nameOf))
  return (resource: StoredResource) =>
    objectsOf(resource).every((object) => names.has(nameOf(object)))
}

const objectsOf = ({ seenBy }: StoredResource): readonly ObjectReference[] =>
  'objects' in seenBy ? seenBy.objects : []

const nameOf = ({ type, id }: ObjectReference): string => `${type} ${id}`

/** Derives the changed resources from the items, so that no endpoint has to list them. */
export const changesOf = (changes: readonly ItemChange[]): Changes =>
  changesBetween(
    changes.flatMap(({ before }) => resourcesIn(before)),
    changes.flatMap(({ after }) => resourcesIn(after)),
  )

export const resourcesIn = (item: Item | undefined): readonly StoredResource[] =>
  item === undefined ? [] : entityOf(item).resources(item)
