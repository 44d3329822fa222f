/** The regatta whose marks a request uses, in addition to the request's main object. */
import type { Mark } from '../../domain/course/mark.ts'
import { encodeObjectId } from '../../domain/access/objectId.ts'
import { readMarks } from '../../store/entities/marks.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireRegatta } from '../sailing/regattas.ts'

export interface RegattaContext {
  readonly name: string
  readonly marks: readonly Mark[]
}

/** @throws Failure `not-found`, or `forbidden` if the caller may not read the regatta */
export const readRegattaContext = async (
  context: Context,
  name: string | undefined,
): Promise<RegattaContext | undefined> => {
  if (name === undefined) return undefined
  const regatta = await requireRegatta(context, name)
  await authorize(context, { type: 'REGATTA', action: 'READ', id: encodeObjectId([regatta.name]) })
  const { marks } = await readMarks(context.store, regatta.name)
  return { name: regatta.name, marks }
}
