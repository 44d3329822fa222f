// @ts-check
/**
 * Keeps the sheet in this browser, and sends it as a draft. Every press is kept before it is sent. The
 * sheet is one document with a version, so a repeated request changes nothing twice; if another phone
 * has saved it meanwhile, both are joined.
 */
import { newId } from '../newId.js'
import { Refusal } from '../refusal.js'
import { opened } from '../waiting/database.js'
import { inTurn, jsonIn, send, tokenOf } from '../waiting/request.js'
import { waits } from '../waiting/keptData.js'
import { commonSheet, merge, sheetIn } from './sheet.js'

/**
 * @import { Difference, Sheet } from './sheet.js'
 *
 * @typedef {{
 *   id: string, user: string, path: string, etag: string, state: string, stateMillis: number | null,
 *   base: Sheet, sent: Sheet, mine: Sheet, differences: Difference[], at?: number
 * }} Kept `base`: the sheet of the service that this browser saw last; `sent`: the sheet that this
 *   browser sent last; `etag`: empty without a sheet; `at`: the time of the last change, in milliseconds
 */

/** @type {Sheet} */
const empty = { finishes: [] }

/** @type {(user: string, path: string) => Promise<Kept>} */
export const readKept = async (user, path) => {
  const id = `${user} ${path}`
  const sheets = { base: empty, sent: empty, mine: empty, differences: [] }
  const state = { etag: '', state: 'none', stateMillis: null }
  return (await (await opened).get('sheets', id)) ?? { id, user, path, ...state, ...sheets }
}

/** In one transaction, because another tab may show the same sheet. @type {(kept: Kept, next: (kept: Kept) => Kept) => Promise<Kept>} */
export const changeKept = async ({ id, ...usual }, next) => {
  const transaction = (await opened).transaction('sheets', 'readwrite')
  const kept = { ...next((await transaction.store.get(id)) ?? { id, ...usual }), at: Date.now() }
  await transaction.store.put(kept)
  await transaction.done
  return kept
}

/** Joins an answer of the service with what is kept. @type {(kept: Kept, answer: any, etag: string) => Promise<Kept>} */
const take = (kept, answer, etag) =>
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

/** @type {(kept: Kept, authorization: Record<string, string>) => Promise<Kept>} */
const load = async (kept, authorization) => {
  try {
    const reply = await send(kept.path, { headers: authorization, cache: 'no-store' })
    return await take(kept, await jsonIn(reply), reply.headers.get('etag') ?? '')
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return take(kept, undefined, '')
    throw error
  }
}

/** @type {(etag: string) => Record<string, string>} */
const condition = (etag) => (etag === '' ? { 'if-none-match': '*' } : { 'if-match': etag })

/** @type {(kept: Kept, authorization: Record<string, string>, state: string, query?: string, reason?: string) => Promise<Response>} */
const put = ({ path, etag, mine }, authorization, state, query = '', reason = '') =>
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

/** @type {(user: string) => Promise<Record<string, string>>} */
const authorizationOf = async (user) => ({ authorization: `Bearer ${await tokenOf(user)}` })

/** Sends the draft until the service has what is kept, and returns what both have. @type {(kept: Kept) => Promise<Kept>} */
export const synchronize = async (kept) => {
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

/** The dry run of a confirmation. @type {(kept: Kept, state: string) => Promise<any>} */
export const preview = async (kept, state) =>
  jsonIn(await put(kept, await authorizationOf(kept.user), state, '?dryRun=true'))

/** @type {(kept: Kept, state: string, reason: string) => Promise<Kept>} */
export const publish = async (kept, state, reason) => {
  const authorization = await authorizationOf(kept.user)
  await put(kept, authorization, state, '', reason)
  return load(kept, authorization)
}

/** @type {(user: string, log: string, event: object | undefined) => Promise<Response>} */
export const sendEvent = async (user, log, event) =>
  send(log, {
    method: 'POST',
    headers: { ...(await authorizationOf(user)), 'content-type': 'application/json' },
    body: JSON.stringify(event),
  })
