import type { Middleware } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import { applyGuard, applyGuardAfterInput } from '../guard.ts'

/** Checks the permission that the guard of the endpoint names. */
export const authorization = ({ guard }: Pick<Endpoint, 'guard'>): Middleware => ({
  name: 'authorization',
  before: async ({ internal }) => {
    const { context, input, inputErrors } = internal
    const decision = await applyGuard(guard, context, input.values, inputErrors, input.failure)
    internal.decision = 'allowed'
    internal.rule = decision?.rule ?? guard.kind
  },
})

/** Checks the permission of a guard that comes after the errors of the input. */
export const authorizationAfterInput = ({ guard }: Pick<Endpoint, 'guard'>): Middleware => ({
  name: 'authorizationAfterInput',
  before: async ({ internal }) => {
    const decision = await applyGuardAfterInput(guard, internal.context, internal.value)
    if (decision !== undefined) internal.rule = decision.rule
  },
})
