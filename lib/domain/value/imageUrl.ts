import { imageUrlPattern, imageUrlTitle } from '../../../schemas/imageUrl.ts'
import type { InputError } from '../failure.ts'

const pattern = new RegExp(imageUrlPattern, 'u')

/** Whether a page can display the picture without running code, and without credentials. */
export const isImageUrl = (text: string): boolean => pattern.test(text) && URL.canParse(text)

/** The two spellings that clients know. */
export const imageUrlKeys = ['optionalImageURL', 'optionalImageUrl'] as const

export type SentImageUrls = Readonly<Partial<Record<(typeof imageUrlKeys)[number], string | null>>>

/** Problems that the pattern does not find. */
export const imageUrlProblems = (sent: SentImageUrls): readonly InputError[] =>
  imageUrlKeys.flatMap((key) =>
    !sent[key] || isImageUrl(sent[key])
      ? []
      : [{ pointer: `/${key}`, code: 'url', detail: `must be ${imageUrlTitle}` }],
  )
