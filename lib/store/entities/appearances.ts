/** The attributes of marks, mark templates and mark properties that say how a mark looks. */
import type { Appearance, MarkType, Pattern, Shape } from '../../domain/course/appearance.ts'
import { enumerated, nullable, text } from '../attributes.ts'
import { recorded } from '../entity.ts'

export const appearanceAttributes = {
  name: text,
  shortName: text,
  color: nullable(text),
  shape: nullable(enumerated<Shape>()),
  pattern: nullable(enumerated<Pattern>()),
  markType: nullable(enumerated<MarkType>()),
}

export const auditedAppearance = recorded(...Object.keys(appearanceAttributes))

/** The look alone, of a value that holds more. */
export const appearanceOf = (value: Appearance): Appearance => {
  const { name, shortName, color, shape, pattern, markType } = value
  return { name, shortName, color, shape, pattern, markType }
}
