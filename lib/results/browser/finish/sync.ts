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
import { commonSheet, merge, sheetIn } from '../../pages/finish/sheet.ts'
import type { finishSheet } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import type { Difference, Sheet } from '../../pages/finish/sheet.ts'

type Answer = Static<typeof finishSheet>

export interface Kept {
  readonly id: string
  readonly user: string
  readonly path: string
  /** Empty without a sheet. */
  readonly etag: string
  readonly state: Answer['state'] | 'none'
  readonly stateMillis: number | null
  /** The sheet of the service that this browser saw last. */
  readonly base: Sheet
  /** The sheet that this browser sent last. */
  readonly sent: Sheet
  readonly mine: Sheet
  readonly differences: readonly Difference[]
  /** The time of the last change, in milliseconds. */
  readonly at?: number
}

export interface Confirmation {
  readonly moved: NonNullable<Answer['moved']>
  readonly replacesOfficial: boolean
}

const empty: Sheet = { finishes: [] }

export const readKept = async (user: string, path: string): Promise<Kept> => {
  const id = `${user} ${path}`
  const sheets = { base: empty, sent: empty, mine: empty, differences: [] }
  const usual: Kept = { id, user, path, etag: '', state: 'none', stateMillis: null, ...sheets }
  return ((await (await opened).get('sheets', id)) as Kept | undefined) ?? usual
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

/** Joins an answer of the service with what is kept. */
const take = (kept: Kept, answer: Answer | undefined, etag: string): Promise<Kept> =>
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
