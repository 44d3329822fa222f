/** Requests on behalf of the user whom a page shows. */
import { newId } from './newId.ts'
import { wordsOfPage } from './pageWords.ts'
import { refusalOf } from './refusal.ts'
import type { accessToken } from '#schemas/platform/user.ts'
import type { Static } from '#schemas/schema.ts'

/** @throws Error with words for the user */
export const send = async (address: string, request?: RequestInit): Promise<Response> => {
  const reply = await fetch(address, request)
  if (reply.ok) return reply
  const isSignIn = address.endsWith('/hello')
  if (reply.status === 401 && !isSignIn) throw new Error(wordsOfPage().signedOut)
  throw await refusalOf(reply)
}

/** The words for a failed action. A browser has a `TypeError` for a request without a response. */
export const failureText = (error: unknown) =>
  error instanceof TypeError || !(error instanceof Error) ? wordsOfPage().noResponse : error.message

/**
 * Actions on a page are meant for the user whom it shows. The session may have become that of
 * another user since, in another tab.
 * @throws Error when another user is signed in
 */
export const requireUserOfPage = async () => {
  const { user } = document.body.dataset
  if (user === undefined) return
  const reply = await send('/security/api/restsecurity/access_token')
  const { username } = (await reply.json()) as Static<typeof accessToken>
  if (username !== user) throw new Error(wordsOfPage().anotherUser)
}

const unfinished = new WeakMap<HTMLElement, { fields: string; once: Once }>()

/** Runs a step of an attempt, unless it has succeeded before. The key is that of the step. */
export type Once = <Result>(
  step: string | number,
  request: (key: string) => Promise<Result>,
) => Promise<Result>

/**
 * A form with the same fields keeps its keys until all of its requests have succeeded, and does not
 * repeat those that have.
 */
export const attemptOf = (form: HTMLElement, fields: string): Once => {
  const before = unfinished.get(form)
  if (before?.fields === fields) return before.once
  const key = newId()
  const done = new Map<string | number, unknown>()
  const once: Once = async <Result>(
    step: string | number,
    request: (key: string) => Promise<Result>,
  ) => {
    if (!done.has(step)) done.set(step, await request(`${key} ${step}`))
    return done.get(step) as Result
  }
  unfinished.set(form, { fields, once })
  return once
}

export const endAttempt = (form: HTMLFormElement) => unfinished.delete(form)
