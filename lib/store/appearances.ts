/** How what looks like a mark is stored. */
import type { Appearance, MarkType, Pattern, Shape } from '../domain/course/appearance.ts'
import type { Content, Item } from './items.ts'

export const appearanceContent = (appearance: Appearance): Content => ({
  name: appearance.name,
  shortName: appearance.shortName,
  color: appearance.color,
  shape: appearance.shape,
  pattern: appearance.pattern,
  markType: appearance.markType,
})

export const appearanceOf = (item: Item): Appearance => ({
  name: item.name as string,
  shortName: item.shortName as string,
  color: item.color as string | null,
  shape: item.shape as Shape | null,
  pattern: item.pattern as Pattern | null,
  markType: item.markType as MarkType | null,
})
