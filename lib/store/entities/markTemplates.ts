/** Mark templates: written once, never changed. */
import type { MarkTemplate } from '../../domain/course/inventory.ts'
import { listed, listedAttributes, objectEntity } from '../entity.ts'
import type { Reader, Write } from '../items.ts'
import { appearanceAttributes, appearanceOf, auditedAppearance } from './appearances.ts'

/** Mark template: its definition, beside its security. */
export const markTemplateEntity = objectEntity('MARK_TEMPLATE', 'MARK_TEMPLATE', {
  attributes: { ...listedAttributes, ...appearanceAttributes },
  isImmutable: true,
  audited: auditedAppearance,
})

export const readMarkTemplate = async (
  store: Reader,
  id: string,
): Promise<MarkTemplate | undefined> => {
  const item = await markTemplateEntity.get(store, id)
  return item && { id, ...appearanceOf(item) }
}

export const putMarkTemplate = (template: MarkTemplate): Write => {
  const { id, name } = template
  const content = { ...appearanceOf(template), ...listed('MARK_TEMPLATE', id, name) }
  return markTemplateEntity.put([id], content, 'absent')
}
