import { imageUrlPattern } from '../../../schemas/imageUrl.ts'

const pattern = new RegExp(imageUrlPattern, 'u')

/** Whether a page can show the picture without running anything, and without credentials. */
export const isImageUrl = (text: string): boolean => pattern.test(text) && URL.canParse(text)
