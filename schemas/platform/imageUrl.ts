/** The rule for URLs of pictures in all requests. The service never fetches them. */
import { Type } from '@sinclair/typebox'
import { ownKeywords } from '../schema.ts'
import { invisible } from './invisible.ts'

export const imageUrlCharactersMax = 2_048

const url = `[hH][tT][tT][pP][sS]?://[^\\s${invisible}"<>@/?#\\\\]+(?:[/?#][^\\s${invisible}"<>\\\\]*)?`

export const emptyOrImageUrlPattern = `^(?:${url})?$`

/** Responses contain the path of a picture that is kept here, and clients may send it back. */
export const pictureUriPattern = `^(?:${url}|/sailingserver/api/v1/teamimages/[0-9a-f-]{36})?$`

export const imageUrlTitle =
  'an http or https URL without blanks, without invisible characters, and without a user name'

export const imageUrl = Type.String({
  maxLength: imageUrlCharactersMax,
  pattern: emptyOrImageUrlPattern,
  title: imageUrlTitle,
  [ownKeywords.code]: 'url',
})
