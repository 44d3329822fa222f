/** Mark templates. They are immutable, so that objects created from them stay consistent. */
import type { Members } from '../../domain/form/checkForm.ts'
import { appearanceOf, requireForm } from '../../domain/course/inventoryInput.ts'
import type { MarkTemplate } from '../../domain/course/inventory.ts'
import { markTemplateForm } from '../../../schemas/mark.ts'
import { putMarkTemplate, readMarkTemplate } from '../../store/entities/markInventory.ts'
import { notFound } from '../notFound.ts'
import type { Context } from '../context.ts'
import { createObject, type Kind, type RequestedIdentity } from '../createObject.ts'
import { type ListRange, listReadable } from '../listReadable.ts'

const markTemplates: Kind<MarkTemplate> = {
  type: 'MARK_TEMPLATE',
  read: readMarkTemplate,
  put: putMarkTemplate,
}

export const createMarkTemplate = (
  context: Context,
  requested: RequestedIdentity,
  members: Members,
) => {
  const appearance = appearanceOf(requireForm(markTemplateForm, members))
  return createObject(context, markTemplates, requested, (id) => ({ id, ...appearance }))
}

export const showMarkTemplate = async ({ store }: Context, id: string): Promise<MarkTemplate> => {
  const template = await readMarkTemplate(store, id)
  if (template === undefined) throw notFound({ type: 'MARK_TEMPLATE', id })
  return template
}

export const listMarkTemplates = (context: Context, range: ListRange) =>
  listReadable(
    context,
    { type: 'MARK_TEMPLATE', show: (id) => readMarkTemplate(context.store, id) },
    range,
  )
