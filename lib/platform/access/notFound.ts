import { Failure, sentence, type Wording } from '#values/failure.ts'
import { objectKindOf } from '#table/registry.ts'
import { decodeObjectId, type ObjectReference } from '#values/objectId.ts'

/** Problems with a group give 400, as existing clients expect. */
export const invalidGroup = (detail: Wording, parameter: string): Failure =>
  new Failure('unknown-reference', detail, {
    errors: [{ parameter, code: 'group', detail }],
  })

export const notFound = ({ type, id }: ObjectReference): Failure => {
  if (type === 'USER_GROUP')
    return invalidGroup('Usergroup with this id does not exist.', 'groupId')
  const parts = decodeObjectId(id) ?? [id]
  const detail =
    objectKindOf(type).notFound?.(...parts) ?? sentence`${type} ${parts.join(', ')} does not exist.`
  return new Failure('not-found', detail, { object: { type, id } })
}
