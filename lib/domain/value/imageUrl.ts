import { imageUrlPattern } from '../../../schemas/imageUrl.ts'

const pattern = new RegExp(imageUrlPattern, 'u')

/** Whether a page can display the picture without running code, and without credentials. */
export const isImageUrl = (text: string): boolean => pattern.test(text) && URL.canParse(text)
