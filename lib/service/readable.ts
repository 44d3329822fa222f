/** Which of many objects the caller may see. */
import { type ObjectReference, userObject } from '../domain/objectId.ts'
import { decideEach } from './authorize.ts'
import type { Context } from './context.ts'

/** In the order of the objects: whether the caller may do the action to each. */
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
