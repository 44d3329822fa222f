/** The id or the idempotency key that a request chooses for a new object. */
import { Failure } from '#values/failure.ts'
import type { ObjectType } from '#access/rules/objectTypes.ts'
import type { Context } from '#endpoint/context.ts'
import { type RequestedIdentity, showExisting } from '#access/createObject.ts'
import type { Current, EndpointRequest } from '#endpoint/endpoint.ts'

export const identityHeaders = ['idempotency-key'] as const

interface RequestWithId {
  readonly id?: string | null | undefined
}

/** @throws Failure `invalid-input` for an id that is not a UUID */
export const readRequestedIdentity = ({
  input: { id },
  formErrors,
  headers,
}: EndpointRequest<RequestWithId>): RequestedIdentity => {
  const error = formErrors.find(({ pointer }) => pointer === '/id')
  if (error !== undefined) {
    throw new Failure('invalid-input', `invalid id: it ${error.detail}.`, { errors: [error] })
  }
  return { id: id ?? undefined, key: headers['idempotency-key'] }
}

/** The current state of the object that the request is to create, if it exists. */
export const existingObject = <Input extends RequestWithId>(
  type: ObjectType,
  show: (context: Context, id: string) => Promise<unknown>,
): Current<Input> => ({
  guard: { kind: 'signed-in' },
  show: (call) => showExisting(call.context, type, readRequestedIdentity(call), show),
})
