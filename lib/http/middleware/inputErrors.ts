import { requireValid } from '../../domain/failure.ts'
import type { Middleware } from '../chain.ts'
import type { RequestState } from '../requestState.ts'

/** Reports the errors of the input, after the permission check. */
export const inputErrors = (): Middleware => ({
  name: 'inputErrors',
  before: ({ internal }) => {
    requireValidInput(internal)
  },
})

/** @throws Failure with all errors of the input */
export const requireValidInput = ({ inputFailure, inputErrors }: RequestState): void => {
  if (inputFailure !== undefined) throw inputFailure
  requireValid(inputErrors)
}
