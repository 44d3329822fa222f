/** The appearance of a mark: in the template, the inventory, a request and the course. */
import { type markTypes, patterns, shapes } from '#schemas/courses/courseWords.ts'
import { colorOf } from '#values/color.ts'

export type MarkType = (typeof markTypes)[number]
export type Shape = (typeof shapes)[number]
export type Pattern = (typeof patterns)[number]

export interface Appearance {
  readonly name: string
  readonly shortName: string
  /** `#RRGGBB`, in upper case. */
  readonly color: string | null
  /** Any text. Diagrams show the shapes and patterns that they know. */
  readonly shape: string | null
  readonly pattern: string | null
  readonly markType: MarkType | null
}

/** Returns only the appearance of a value with further properties. */
export const appearanceOf = (value: Appearance): Appearance => {
  const { name, shortName, color, shape, pattern, markType } = value
  return { name, shortName, color, shape, pattern, markType }
}

/** The stated part of an appearance. `null` means not stated; it does not remove a value. */
export type PartialAppearance = { readonly [Field in keyof Appearance]: Appearance[Field] | null }

/** The words that diagrams show, by the field. */
export const drawnWords = { shape: shapes, pattern: patterns } as const

type Look = Omit<Appearance, 'name' | 'shortName'>

/** Gives the words that diagrams show their listed spelling. An empty text means absent. */
export const readLook = (sent: {
  readonly [Field in keyof Look]?: Look[Field] | '' | undefined
}): Look => ({
  color: colorOf(sent.color ?? '') ?? null,
  shape: listedSpelling(shapes, sent.shape),
  pattern: listedSpelling(patterns, sent.pattern),
  markType: sent.markType === '' ? null : (sent.markType ?? null),
})

const listedSpelling = (words: readonly string[], text: string | null | undefined) =>
  words.find((word) => word === text?.toUpperCase()) ?? (text === '' ? null : (text ?? null))

/** The sources in the order of the contract. For each field the first source with a value decides. */
export interface AppearanceSources {
  /** A mark of the regatta, which is used unchanged. */
  readonly mark?: Appearance | undefined
  readonly freestyle?: PartialAppearance | undefined
  readonly properties?: Appearance | undefined
  readonly template?: Appearance | undefined
}

/**
 * Returns the appearance of the mark. A freestyle name without a short name is also the short name,
 * so that a new name never keeps an old short name. Returns `undefined` if no source has a name and
 * there is no `otherName`.
 */
export const effectiveAppearance = (
  { mark, freestyle, properties, template }: AppearanceSources,
  otherName?: string,
): Appearance | undefined => {
  if (mark !== undefined) return appearanceOf(mark)
  const named = freestyle && { ...freestyle, shortName: freestyle.shortName ?? freestyle.name }
  const sources: readonly PartialAppearance[] = [named, properties, template].filter(
    (source) => source !== undefined,
  )
  const first = <Field extends keyof Appearance>(field: Field): Appearance[Field] | null =>
    sources.find((source) => source[field] !== null)?.[field] ?? null
  const name = first('name') ?? first('shortName') ?? otherName
  if (name === undefined) return undefined
  return {
    name,
    shortName: first('shortName') ?? name,
    color: first('color'),
    shape: first('shape'),
    pattern: first('pattern'),
    markType: first('markType'),
  }
}

/** Short names count because they are painted on marks; names may differ. */
export const looksLike = (one: Appearance, other: Appearance): boolean =>
  (['color', 'shape', 'pattern', 'markType', 'shortName'] as const).every(
    (field) => one[field] === other[field],
  )
