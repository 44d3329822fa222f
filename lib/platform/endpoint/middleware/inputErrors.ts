import { requireValid } from '#values/failure.ts'
import type { Middleware } from '../chain.ts'
import type { RequestState } from '../requestState.ts'

/**
 * Reports the errors that `inputValidation` kept, after the permission check. Use cases report those
 * of forms.
 */
export const inputErrors = (): Middleware => ({
  name: 'inputErrors',
  before: ({ internal }) => {
    requireValidInput(internal)
  },
})

/** @throws Failure with all errors of the input */
export const requireValidInput = ({ input, inputErrors }: RequestState): void => {
  if (input.failure !== undefined) throw input.failure
  requireValid(inputErrors)
}
