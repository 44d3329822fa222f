/** The failures for objects that do not exist, with the messages that existing clients know. */
import { Failure } from '#values/failure.ts'
import { decodeObjectId, type ObjectReference } from '#values/objectId.ts'

/** Problems with a group give 400, as existing clients expect. */
export const invalidGroup = (detail: string, parameter: string): Failure =>
  new Failure('unknown-reference', detail, {
    errors: [{ parameter, code: 'group', detail }],
  })

const details: Readonly<Record<string, (...parts: readonly string[]) => string>> = {
  BOAT: (id) => `Could not find a boat with id '${id}'.`,
  COMPETITOR: (id) => `Could not find a competitor with id '${id}'.`,
  EVENT: (id) => `Could not find an event with id '${id}'.`,
  LEADERBOARD: (name) => `Could not find a leaderboard with name '${name}'.`,
  REGATTA: (name) => `Could not find a regatta with name '${name}'.`,
  ROLE_DEFINITION: (id) => `No role with id '${id}' found.`,
  MARK_TEMPLATE: (id) => `Could not find a MarkTemplate with ID '${id}'.`,
  MARK_PROPERTIES: (id) => `Could not find a MarkProperties with ID '${id}'.`,
  MARK_ROLE: (id) => `Could not find a MarkRole with ID '${id}'.`,
  COURSE_TEMPLATE: (id) => `Could not find a CourseTemplate with ID '${id}'.`,
  SSH_KEY: (region, name) => `Key ${name} not found in region ${region}`,
  USER: (name) => `User ${name} not known`,
}

export const notFound = ({ type, id }: ObjectReference): Failure => {
  if (type === 'USER_GROUP')
    return invalidGroup('Usergroup with this id does not exist.', 'groupId')
  const parts = decodeObjectId(id) ?? [id]
  const detail = details[type]?.(...parts) ?? `${type} ${parts.join(', ')} does not exist.`
  return new Failure('not-found', detail, { object: { type, id } })
}
