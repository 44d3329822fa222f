/** Mark properties: the marks that somebody owns. */
import type { Positioning } from '../domain/course/positioning.ts'
import type { MarkProperties } from '../domain/course/inventory.ts'
import { appearanceContent, appearanceOf } from './appearances.ts'
import { keys } from './keys.ts'
import { listed } from './listed.ts'
import type { Expected, Item, Write } from './items.ts'
import type { Store } from './store.ts'

export interface StoredMarkProperties extends MarkProperties {
  readonly item: Item
}

export const readMarkProperties = async (
  store: Store,
  id: string,
): Promise<StoredMarkProperties | undefined> => {
  const item = await store.get(keys.markProperties(id))
  return item === undefined
    ? undefined
    : {
        id,
        ...appearanceOf(item),
        tags: item.tags as readonly string[],
        positioning: item.positioning as Positioning | null,
        item,
      }
}

export const putMarkProperties = (properties: MarkProperties, expected: Expected): Write => ({
  put: {
    ...keys.markProperties(properties.id),
    ...appearanceContent(properties),
    tags: properties.tags,
    positioning: properties.positioning,
    ...listed({ type: 'MARK_PROPERTIES', id: properties.id }, properties.name),
  },
  expected,
})

export const removeMarkProperties = ({ id, item }: StoredMarkProperties): Write => ({
  remove: keys.markProperties(id),
  expected: item,
})
