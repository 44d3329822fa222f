/** The ids are secrets. An accepted sender has a rate limit apart from strangers in its network. */
import { RecentMap } from '#values/recentMap.ts'
import type { ProcessState } from './context.ts'
import type { SharedValue } from '#values/sharedValues.ts'
import type { HttpRequest } from './request.ts'

const sendersMax = 10_000

const knownSenders: SharedValue<RecentMap<true>> = {
  create: () => new RecentMap<true>(sendersMax),
}

export const rememberSender = ({ shared }: ProcessState, id: string): void => {
  shared.of(knownSenders).set(id, true)
}

/** Runs before the body is parsed. @param pattern finds the id in the body */
export const isFromKnownSender = (
  { body }: HttpRequest,
  pattern: RegExp,
  { shared }: ProcessState,
): boolean => {
  const [, id = ''] = pattern.exec(body.toString('latin1')) ?? []
  return shared.of(knownSenders).get(id) !== undefined
}
