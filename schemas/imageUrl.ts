/** The one rule for the URL of a picture, wherever one is sent. The service never fetches it. */
import { courseLimits } from './courseWords.ts'
import { invisible } from './invisible.ts'

export const imageUrlCharactersMax = courseLimits.imageUrlCharacters

const url = `[hH][tT][tT][pP][sS]?://[^\\s${invisible}"<>@/?#\\\\]+(?:[/?#][^\\s${invisible}"<>\\\\]*)?`

export const imageUrlPattern = `^${url}$`
export const emptyOrImageUrlPattern = `^(?:${url})?$`

export const imageUrlTitle =
  'an http or https URL without blanks, without invisible characters, and without a user name'
