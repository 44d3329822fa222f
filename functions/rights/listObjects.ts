import '#allEntities'
import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { objectQuestion, permittedObjects } from '#schemas/rights/permittedObjects.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, invalidInput, oneOf, sentence } from '#values/failure.ts'
import { didYouMean } from '#values/suggestion.ts'
import { isObjectType } from '#values/objectTypes.ts'
import { actionsOf, typeNames } from '#rights/rules/permissionCatalogue.ts'
import { nameOfObject } from '#rights/steps/objectNames.ts'
import { objectExists } from '#table/objects.ts'
import type { Context } from '#endpoint/context.ts'
import { type ListRange, listReadable, loadFirstPage } from '#access/listReadable.ts'
import { mayEach } from '#access/readable.ts'

export const { declaration, handler } = endpoint({
  name: 'listObjects',
  summary: 'List the objects of a type on which the caller may do an action',
  description:
    'Each object is decided like a request for the action. Objects of most types are sorted by ' +
    'name, others by id. Types of other programs work too, if the caller may do the action on one ' +
    'of their objects. Without a `Link` to a next page the list is complete.',
  routes: ['GET /security/api/restsecurity/objects'],
  guard: { kind: 'question' },
  input: objectQuestion,
  inputErrors: (input) => actionErrors(input),
  load: (reading) => {
    const { type, action } = reading.input
    return loadFirstPage(type, action)(reading)
  },
  reply: { status: 200, body: permittedObjects },
  run: inPages((context, range, input) => listPermittedObjects(context, input, range)),
})

type Question = Static<typeof objectQuestion>

/** Objects of types of other programs can have any action. */
const actionErrors = ({ type, action }: Partial<Question>): readonly InputError[] => {
  if (!isObjectType(type) || action === undefined) return []
  const actions = actionsOf(type)
  if (actions.some((known) => known === action)) return []
  const detail = sentence`must be ${oneOf(actions)} for the type ${type}`
  return [{ parameter: 'action', code: 'unknown', detail, ...didYouMean(action, actions) }]
}

/** @throws Failure `invalid-input` for an unknown type of which the caller knows no object */
const listPermittedObjects = async (
  context: Context,
  { type, action }: Question,
  range: ListRange,
) => {
  const readable = new Set<string>()
  const prepare = async (ids: readonly string[]) => {
    const objects = ids.map((id) => ({ type, id }))
    const mayRead = await mayEach(context, objects, 'READ')
    for (const [position, id] of ids.entries()) if (mayRead[position] === true) readable.add(id)
  }
  const show = async (id: string) => {
    const object = { type, id }
    if (!(await objectExists(context.store, object))) return undefined
    const displayName = readable.has(id) ? await nameOfObject(context, object) : null
    return { objectType: type, objectId: id, displayName }
  }
  const list = { type, action, filter: `objects ${action}`, prepare, show }
  const page = await listReadable(context, list, range)
  if (isObjectType(type) || page.entries.length > 0 || range.cursor !== undefined) return page
  if (page.next !== undefined) return page
  const detail = 'must be a type of this service, or of an object that you may access'
  throw invalidInput([
    { parameter: 'type', code: 'unknown', detail, ...didYouMean(type, typeNames) },
  ])
}
