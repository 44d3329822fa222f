import { windowOf } from '#access/rules/timeWindow.ts'
import { type VisibleChanges, visibleChanges } from '#access/visibleChanges.ts'
import { changesOf } from '#table/changes.ts'
import type { Middleware } from '../chain.ts'
import { dryRunMediaType } from '../dryRunResponse.ts'
import { formatJson } from '../json.ts'
import type { Services } from '../services.ts'
import { openStore } from './unitOfWork.ts'
import type { HttpResponse } from '../request.ts'

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
