/** The rule for URLs of pictures in all requests. The service never fetches them. */
import { courseLimits } from '../courses/courseWords.ts'
import { invisible } from './invisible.ts'

export const imageUrlCharactersMax = courseLimits.imageUrlCharacters

const url = `[hH][tT][tT][pP][sS]?://[^\\s${invisible}"<>@/?#\\\\]+(?:[/?#][^\\s${invisible}"<>\\\\]*)?`

export const emptyOrImageUrlPattern = `^(?:${url})?$`

/** Responses contain the path of a picture that is kept here, and clients may send it back. */
export const pictureUriPattern = `^(?:${url}|/sailingserver/api/v1/teamimages/[0-9a-f-]{36})?$`

export const imageUrlTitle =
  'an http or https URL without blanks, without invisible characters, and without a user name'
