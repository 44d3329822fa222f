/** The id or the idempotency key that a request chooses for a new object. */
import { requireForm } from '../../domain/course/inventoryInput.ts'
import { chosenIdForm } from '../../../schemas/mark.ts'
import type { RequestedIdentity } from '../../service/createObject.ts'
import type { EndpointRequest } from '../endpoint.ts'

export const identityHeaders = ['idempotency-key'] as const

/** @throws Failure `invalid-input` for an id that is not a UUID */
export const readRequestedIdentity = ({
  input,
  headers,
}: EndpointRequest<{ readonly id?: unknown }>): RequestedIdentity => {
  const key = headers['idempotency-key']
  return { id: requireForm(chosenIdForm, input).id?.toLowerCase(), key }
}
