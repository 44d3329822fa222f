import type { AccessContext } from './context.ts'
import type { ObjectReference } from '#values/objectId.ts'
import { Failure } from '#values/failure.ts'
import { authorizeCreation, decideEach } from './authorize.ts'

export const mayRead = (context: AccessContext, object: ObjectReference) =>
  may(context, object, 'READ')

export const may = async (context: AccessContext, object: ObjectReference, action: string) =>
  (await mayEach(context, [object], action))[0] === true

/** The name of an object in a message. A caller without READ on the object sees its id instead. */
export const displayName = async (context: AccessContext, object: ObjectReference, name: string) =>
  (await mayRead(context, object)) ? name : object.id

/** Whether the caller may do the action to each object, in the order of the objects. */
export const mayEach = async (
  context: AccessContext,
  objects: readonly ObjectReference[],
  action: string,
) => (await decideEach(context, objects, action)).map(({ allowed }) => allowed)

export const mayCreate = (...creation: Parameters<typeof authorizeCreation>): Promise<boolean> =>
  authorizeCreation(...creation).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false
      throw error
    },
  )

export const filterReadable = async <Entry>(
  context: AccessContext,
  entries: readonly Entry[],
  objectOf: (entry: Entry) => ObjectReference,
) => {
  const readable = await mayEach(context, entries.map(objectOf), 'READ')
  return entries.filter((_, position) => readable[position])
}
