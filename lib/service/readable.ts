/** Which of many objects the caller may see. */
import { decide } from '../domain/decide.ts'
import type { ObjectReference } from '../domain/objectId.ts'
import { keys } from '../store/keys.ts'
import { readSecurity } from '../store/securities.ts'
import { factsAbout } from './authorize.ts'
import type { Context } from './context.ts'
import { userObject } from './newUser.ts'

/** In the order of the objects: whether the caller may do the action to each. */
export const mayEach = async (
  context: Context,
  objects: readonly ObjectReference[],
  action: string,
): Promise<readonly boolean[]> => {
  await context.store.prefetch(objects.map(keys.security))
  const securities = await Promise.all(objects.map((object) => readSecurity(context.store, object)))
  const facts = await factsAbout(context, securities)
  return objects.map((object, position) => {
    const about = facts[position]
    return about !== undefined && decide(about, { ...object, action }).allowed
  })
}

export const readableUserNames = async (
  context: Context,
  names: readonly string[],
): Promise<string[]> => {
  const readable = await mayEach(context, names.map(userObject), 'READ')
  return names.filter((_, position) => readable[position])
}
