/** Selects the objects that the caller may see. */
import { type ObjectReference, userObject } from '../domain/access/objectId.ts'
import { decideEach } from './authorize.ts'
import type { Context } from './context.ts'

export const mayRead = async (context: Context, object: ObjectReference): Promise<boolean> =>
  (await mayEach(context, [object], 'READ'))[0] === true

/** The name of an object in a message. A caller without READ on the object sees its id instead. */
export const displayName = async (
  context: Context,
  object: ObjectReference,
  name: string,
): Promise<string> => ((await mayRead(context, object)) ? name : object.id)

/** Whether the caller may do the action to each object, in the order of the objects. */
export const mayEach = async (
  context: Context,
  objects: readonly ObjectReference[],
  action: string,
): Promise<readonly boolean[]> =>
  (await decideEach(context, objects, action)).map(({ allowed }) => allowed)

export const readableUserNames = async (
  context: Context,
  names: readonly string[],
): Promise<string[]> => {
  const readable = await mayEach(context, names.map(userObject), 'READ')
  return names.filter((_, position) => readable[position])
}
