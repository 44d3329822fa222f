/** The reads of `load`: they begin before the credentials are verified, and are awaited after the guard. */
import { unverifiedUserOf } from '#authentication/authentication.ts'
import type { Context } from './context.ts'
import type { Endpoint, Guard } from './endpoint.ts'
import type { Basis, Loading, RequestState } from './requestState.ts'

type Loads = Pick<Endpoint, 'load'>

type ContextOfReading = Omit<Context, 'caller' | 'epoch'>

export const beginLoading = (
  endpoint: Loads & Pick<Endpoint, 'guard'>,
  { credentials, inputErrors, input: { failure }, value }: RequestState,
  context: ContextOfReading,
): Loading | undefined => {
  const isInvalid = failure !== undefined || inputErrors.length > 0
  // Reads for nobody would cost more than the refusal.
  const isRefused = credentials.kind === 'none' && needsCaller(endpoint.guard)
  return isInvalid || isRefused
    ? undefined
    : loading(endpoint, context, { value, user: unverifiedUserOf(credentials) })
}

/** Whether the guard refuses every caller without credentials. */
export const needsCaller = (guard: Guard): boolean =>
  guard.kind === 'signed-in' || (guard.kind === 'after-input' && guard.isForUsers === true)

/** Returns the result. Reads again for another user, or for a name that was decoded since. */
export const loadedBy = (
  endpoint: Loads,
  { loading: begun, value, context }: RequestState,
): Promise<unknown> | undefined => {
  const { caller } = context
  const user =
    caller === undefined ? {} : { userName: caller.user.name, userId: caller.user.userId }
  const { basis } = begun ?? {}
  const isCurrent =
    basis?.value === value &&
    [user.userName, undefined].includes(basis.user.userName) &&
    [user.userId, undefined].includes(basis.user.userId)
  return isCurrent ? begun?.result : loading(endpoint, context, { value, user })?.result
}

const loading = (endpoint: Loads, context: ContextOfReading, basis: Basis): Loading | undefined => {
  if (endpoint.load === undefined) return undefined
  const ahead = { ...context, store: context.store.ahead }
  const reading = { context: ahead, input: basis.value, user: basis.user }
  const result = (async (): Promise<unknown> => await endpoint.load?.(reading))()
  // A failure waits for the guard too, which may refuse the request.
  result.catch(() => undefined)
  return { basis, result }
}
