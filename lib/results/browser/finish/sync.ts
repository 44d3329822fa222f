/**
 * Keeps the sheet in this browser, and sends it as a draft. Every press is kept before it is sent. The
 * sheet is one document with a version, so a repeated request changes nothing twice; if another phone
 * has saved it meanwhile, both are joined.
 */
import { newId } from '#browser/newId.ts'
import { Refusal } from '#browser/refusal.ts'
import { opened } from '#browser/waiting/database.ts'
import { inTurn, jsonIn, send, tokenOf } from '#browser/waiting/request.ts'
import { waits } from '#browser/waiting/keptData.ts'
import { commonSheet, merge, sheetIn } from './sheet.ts'
import type { Difference, Sheet } from './sheet.ts'

/** `base`: the sheet of the service that this browser saw last; `sent`: the sheet that this
  browser sent last; `etag`: empty without a sheet; `at`: the time of the last change, in milliseconds */
export interface Kept {
  id: string
  user: string
  path: string
  etag: string
  state: string
  stateMillis: number | null
  base: Sheet
  sent: Sheet
  mine: Sheet
  differences: Difference[]
  at?: number
}

const empty: Sheet = { finishes: [] }

export const readKept = async (user: string, path: string): Promise<Kept> => {
  const id = `${user} ${path}`
  const sheets = { base: empty, sent: empty, mine: empty, differences: [] }
  const state = { etag: '', state: 'none', stateMillis: null }
  return (await (await opened).get('sheets', id)) ?? { id, user, path, ...state, ...sheets }
}

/** In one transaction, because another tab may show the same sheet. */
export const changeKept = async (
  { id, ...usual }: Kept,
  next: (kept: Kept) => Kept,
): Promise<Kept> => {
  const transaction = (await opened).transaction('sheets', 'readwrite')
  const kept = { ...next((await transaction.store.get(id)) ?? { id, ...usual }), at: Date.now() }
  await transaction.store.put(kept)
  await transaction.done
  return kept
}

/** Joins an answer of the service with what is kept. */
const take = (kept: Kept, answer: any, etag: string): Promise<Kept> =>
  changeKept(kept, (now) => {
    const theirs = answer === undefined ? empty : sheetIn(answer)
    const base = commonSheet(now.base, now.sent, theirs)
    const { sheet, differences } = merge(base, now.mine, theirs)
    return {
      ...now,
      base: theirs,
      sent: theirs,
      mine: sheet,
      etag,
      state: answer?.state ?? 'none',
      stateMillis: answer?.at ?? null,
      differences: [
        ...now.differences.filter(({ id }) => !differences.some((one) => one.id === id)),
        ...differences,
      ],
    }
  })

const load = async (kept: Kept, authorization: Record<string, string>): Promise<Kept> => {
  try {
    const reply = await send(kept.path, { headers: authorization, cache: 'no-store' })
    return await take(kept, await jsonIn(reply), reply.headers.get('etag') ?? '')
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return take(kept, undefined, '')
    throw error
  }
}

const condition = (etag: string): Record<string, string> =>
  etag === '' ? { 'if-none-match': '*' } : { 'if-match': etag }

const put = (
  { path, etag, mine }: Kept,
  authorization: Record<string, string>,
  state: string,
  query: string = '',
  reason: string = '',
): Promise<Response> =>
  send(path + query, {
    method: 'PUT',
    headers: {
      ...authorization,
      ...condition(etag),
      'content-type': 'application/json',
      ...(query === '' && { 'idempotency-key': newId() }),
    },
    body: JSON.stringify({ state, ...mine, ...(reason && { reason }) }),
  })

const authorizationOf = async (user: string): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await tokenOf(user)}`,
})

/** Sends the draft until the service has what is kept, and returns what both have. */
export const synchronize = async (kept: Kept): Promise<Kept> => {
  await inTurn(`finish ${kept.id}`, async () => {
    const authorization = await authorizationOf(kept.user)
    let now = await load(kept, authorization)
    // Another phone can save between the two requests.
    for (let attempt = 0; waits(now) && attempt < 5; attempt += 1) {
      now = await changeKept(now, (latest) => ({ ...latest, sent: latest.mine }))
      await put(now, authorization, 'draft').catch((error) => {
        if (!(error instanceof Refusal) || error.status !== 412) throw error
      })
      now = await load(now, authorization)
    }
  })
  // Presses can have followed.
  return readKept(kept.user, kept.path)
}

/** The dry run of a confirmation. */
export const preview = async (kept: Kept, state: string): Promise<any> =>
  jsonIn(await put(kept, await authorizationOf(kept.user), state, '?dryRun=true'))

export const publish = async (kept: Kept, state: string, reason: string): Promise<Kept> => {
  const authorization = await authorizationOf(kept.user)
  await put(kept, authorization, state, '', reason)
  return load(kept, authorization)
}

export const sendEvent = async (
  user: string,
  log: string,
  event: object | undefined,
): Promise<Response> =>
  send(log, {
    method: 'POST',
    headers: { ...(await authorizationOf(user)), 'content-type': 'application/json' },
    body: JSON.stringify(event),
  })
