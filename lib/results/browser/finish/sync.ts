/**
 * Keeps the sheet in this browser, and sends it as a draft. Every press is kept before it is sent. The
 * sheet is one document with a version, so a repeated request changes nothing twice; if another phone
 * has saved it meanwhile, both are joined.
 */
import { newId } from '#browser/newId.ts'
import type { LoggedEvent } from '#races/rules/raceLogEvents.ts'
import { Refusal } from '#browser/refusal.ts'
import { opened } from '#browser/waiting/database.ts'
import { authorizationOf, inTurn, jsonIn, send } from '#browser/waiting/request.ts'
import { waits } from '#browser/waiting/keptData.ts'
import type { finishSheet } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import { type Confirmation, emptyKept, joined, type Kept } from '../../pages/finish/kept.ts'
import type { SentSheet } from '../../steps/sheets.ts'

type Answer = Static<typeof finishSheet>

export const readKept = async (user: string, path: string): Promise<Kept> => {
  const usual = emptyKept(user, path)
  return ((await (await opened).get('sheets', usual.id)) as Kept | undefined) ?? usual
}

/** In one transaction, because another tab may show the same sheet. */
export const changeKept = async (
  { id, ...usual }: Kept,
  next: (kept: Kept) => Kept,
): Promise<Kept> => {
  const transaction = (await opened).transaction('sheets', 'readwrite')
  const before = ((await transaction.store.get(id)) as Kept | undefined) ?? { id, ...usual }
  const kept = { ...next(before), at: Date.now() }
  await transaction.store.put(kept)
  await transaction.done
  return kept
}

const take = (kept: Kept, answer: SentSheet | undefined, etag: string): Promise<Kept> =>
  changeKept(kept, (now) => joined(now, answer, etag))

const load = async (kept: Kept, authorization: string): Promise<Kept> => {
  try {
    const reply = await send(kept.path, { headers: { authorization }, cache: 'no-store' })
    return await take(kept, (await jsonIn(reply)) as Answer, reply.headers.get('etag') ?? '')
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return take(kept, undefined, '')
    throw error
  }
}

const condition = (etag: string): Record<string, string> =>
  etag === '' ? { 'if-none-match': '*' } : { 'if-match': etag }

const put = (
  { path, etag, mine }: Kept,
  authorization: string,
  state: string,
  query = '',
  reason = '',
): Promise<Response> =>
  send(path + query, {
    method: 'PUT',
    headers: {
      authorization,
      ...condition(etag),
      'content-type': 'application/json',
      ...(query === '' && { 'idempotency-key': newId() }),
    },
    body: JSON.stringify({ state, ...mine, ...(reason && { reason }) }),
  })

/** Sends the draft until the service has what is kept, and returns what both have. */
export const synchronize = async (kept: Kept): Promise<Kept> => {
  await inTurn(`finish ${kept.id}`, async () => {
    const authorization = await authorizationOf(kept.user)
    let now = await load(kept, authorization)
    // Another phone can save between the two requests.
    for (let attempt = 0; waits(now) && attempt < 5; attempt += 1) {
      now = await changeKept(now, (latest) => ({ ...latest, sent: latest.mine }))
      await put(now, authorization, 'draft').catch((error: unknown) => {
        if (!(error instanceof Refusal) || error.status !== 412) throw error
      })
      now = await load(now, authorization)
    }
  })
  // Presses can have followed.
  return readKept(kept.user, kept.path)
}

/** @param show also gets a refused sheet, which has been joined with those of other phones */
export const exchangeSheet = async (kept: Kept, show: (kept: Kept) => void): Promise<void> => {
  try {
    show(await synchronize(kept))
  } catch (error) {
    show(await readKept(kept.user, kept.path))
    throw error
  }
}

/** The dry run of a confirmation. */
export const preview = async (kept: Kept, state: string): Promise<Confirmation> => {
  const reply = await put(kept, await authorizationOf(kept.user), state, '?dryRun=true')
  const { body } = (await jsonIn(reply)) as { readonly body: Answer | null }
  return { moved: body?.moved ?? [], replacesOfficial: body?.replacesOfficial === true }
}

export const publish = async (kept: Kept, state: string, reason: string): Promise<Kept> => {
  const authorization = await authorizationOf(kept.user)
  await put(kept, authorization, state, '', reason)
  return load(kept, authorization)
}

export const sendEvents = async (
  user: string,
  log: string,
  events: readonly LoggedEvent[],
): Promise<void> => {
  const authorization = await authorizationOf(user)
  for (const event of events) {
    const headers = { authorization, 'content-type': 'application/json' }
    await send(log, { method: 'POST', headers, body: JSON.stringify(event) })
  }
}
