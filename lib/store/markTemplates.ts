/** Mark templates: written once, never changed. */
import type { MarkTemplate } from '../domain/course/inventory.ts'
import { appearanceContent, appearanceOf } from './appearances.ts'
import { keys } from './keys.ts'
import { listed } from './listed.ts'
import type { Write } from './items.ts'
import type { Store } from './store.ts'

export const readMarkTemplate = async (
  store: Store,
  id: string,
): Promise<MarkTemplate | undefined> => {
  const item = await store.get(keys.markTemplate(id))
  return item === undefined ? undefined : { id, ...appearanceOf(item) }
}

export const putMarkTemplate = (template: MarkTemplate): Write => ({
  put: {
    ...keys.markTemplate(template.id),
    ...appearanceContent(template),
    ...listed({ type: 'MARK_TEMPLATE', id: template.id }, template.name),
  },
  expected: 'absent',
})
