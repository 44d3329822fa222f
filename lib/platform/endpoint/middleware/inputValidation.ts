import { Failure, type InputError, requireValid } from '#values/failure.ts'
import type { Middleware } from '../chain.ts'
import { readDryRun } from './dryRun.ts'
import type { Endpoint } from '../endpoint.ts'
import { gatherInput } from '../input.ts'
import { nestedUnknownNames, unknownNameErrors } from '../unknownNames.ts'
import { isForm } from '../schemaValidator.ts'
import { validate } from '../validate.ts'
import type { RequestState } from '../requestState.ts'
import type { Services } from '../services.ts'

/** Keeps the errors of the compiled schema, because the guard needs the input first. */
export const inputValidation = (endpoint: Endpoint, { settings }: Services): Middleware => {
  const isReportedByUseCase = Object.values(endpoint.input?.properties ?? {}).some(isForm)
  return {
    name: 'inputValidation',
    before: ({ event, internal }) => {
      try {
        internal.input = gatherInput(endpoint, event, internal.body)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const values = event.pathParameters
        const read = { values, locations: new Map(), missingFrom: 'query', errors: [] } as const
        internal.input = { ...read, failure: error }
      }
      const { isDryRun, errors } = readDryRun(endpoint, event, internal.input)
      const unknown = refusedNames(endpoint, internal.input, errors)
      if (endpoint.refusesUnknownNames !== true) {
        internal.misspelled = nestedUnknownNames(endpoint, internal.input)
      }
      // The validation removes unknown names.
      const validation = validate(
        endpoint,
        internal.input,
        endpoint.inputErrors && ((value) => endpoint.inputErrors?.(value, settings) ?? []),
      )
      const [ofUseCase, ofInput] = isReportedByUseCase ? [unknown, []] : [[], unknown]
      internal.isDryRun = isDryRun
      internal.value = validation.value
      internal.formErrors = [...validation.formErrors, ...ofUseCase]
      internal.inputErrors = [...errors, ...validation.errors, ...ofInput]
    },
  }
}

/** @param reported errors of names that are known elsewhere, such as a misplaced `dryRun` */
const refusedNames = (
  endpoint: Endpoint,
  input: RequestState['input'],
  reported: readonly InputError[],
): readonly InputError[] => {
  if (endpoint.refusesUnknownNames === undefined) return []
  const pointers = new Set(reported.map(({ pointer }) => pointer))
  return unknownNameErrors(endpoint, input).filter(({ pointer }) => !pointers.has(pointer))
}

/** Reports the kept errors after the permission check. Use cases report those of forms. */
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
