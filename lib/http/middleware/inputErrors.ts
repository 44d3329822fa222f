import { requireValid } from '../../domain/failure.ts'
import type { Middleware } from '../chain.ts'
import type { RequestState } from '../requestState.ts'

/** Reports what is wrong with the input, to callers that are permitted to send one. */
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
