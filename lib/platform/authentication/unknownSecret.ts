/** Slows down networks that guess the secrets of links. */
import type { AccessContext } from '#access/context.ts'
import { Failure } from '#values/failure.ts'
import type { RequestCache } from '#values/requestCache.ts'
import { secretCounter, tryAttempt } from './items/signInFailures.ts'

interface GuessContext extends Pick<AccessContext, 'nowMillis' | 'store'> {
  readonly settings: { readonly signInFailuresPerNetwork: number }
  readonly requestCache: RequestCache
}

/** A network with many unknown secrets may not send another one for a while. */
const unknownSecretSeconds = 60

/**
 * Counts an unknown secret for the network of the request. Known secrets are never counted: they cannot be
 * guessed, and the network of a club has one address for everybody. A retry after a write conflict counts nothing.
 * @throws Failure `gone`, or `too-many-requests`
 */
export const refuseUnknownSecret = async (
  { store, nowMillis, settings, requestCache }: GuessContext,
  network: string,
  gone: () => Failure,
): Promise<never> => {
  const counters = [secretCounter(network, settings.signInFailuresPerNetwork)]
  const isCounted = await requestCache('unknown secret', async () => {
    let isAllowed = false
    await tryAttempt(store, counters, nowMillis, () => {
      isAllowed = true
      return Promise.resolve(false)
    })
    return isAllowed
  })
  if (isCounted) throw gone()
  const detail =
    'This network has sent many unknown secrets. Check the link, and try it again later.'
  throw new Failure('too-many-requests', detail, { seconds: unknownSecretSeconds })
}
