/** Rules for URLs of pictures, beside the pattern in schemas/platform/imageUrl.ts. */
import { imageUrlTitle } from '#schemas/platform/imageUrl.ts'
import { type InputError, sentence, sentenceOf } from './failure.ts'

/** The two spellings that clients know. */
export const imageUrlKeys = ['optionalImageURL', 'optionalImageUrl'] as const

export type SentImageUrls = Readonly<Partial<Record<(typeof imageUrlKeys)[number], string | null>>>

/** Errors that the pattern does not find, such as the form of a host. Other values have errors of the schema. */
export const imageUrlErrors = (
  sent: Readonly<Record<string, unknown>>,
  keys: readonly string[] = imageUrlKeys,
  title = imageUrlTitle,
): readonly InputError[] =>
  keys
    .filter((key) => typeof sent[key] === 'string' && sent[key] !== '' && !URL.canParse(sent[key]))
    .map((key) => ({
      pointer: `/${key}`,
      code: 'url',
      detail: sentence`must be ${sentenceOf(title)}`,
    }))
