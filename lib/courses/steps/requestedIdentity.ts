/** The id or the idempotency key that a request chooses for a new object. */
import { requireForm } from '../rules/inventoryInput.ts'
import { chosenIdForm } from '#schemas/courses/mark.ts'
import type { ObjectType } from '#access/rules/objectTypes.ts'
import type { Context } from '#endpoint/context.ts'
import { type RequestedIdentity, showExisting } from '#access/createObject.ts'
import type { Current, EndpointRequest } from '#endpoint/endpoint.ts'

export const identityHeaders = ['idempotency-key'] as const

/** @throws Failure `invalid-input` for an id that is not a UUID */
export const readRequestedIdentity = ({
  input,
  headers,
}: EndpointRequest<{ readonly id?: unknown }>): RequestedIdentity => {
  const key = headers['idempotency-key']
  return { id: requireForm(chosenIdForm, input).id?.toLowerCase(), key }
}

/** The current state of the object that the request is to create, if it exists. */
export const existingObject = <Input extends { readonly id?: unknown }>(
  type: ObjectType,
  show: (context: Context, id: string) => Promise<unknown>,
): Current<Input> => ({
  guard: { kind: 'signed-in' },
  show: (call) => showExisting(call.context, type, readRequestedIdentity(call), show),
})
