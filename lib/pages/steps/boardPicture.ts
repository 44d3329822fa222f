/** The picture of a race, which the board returns instead of its page. */
import type { page } from '#schemas/platform/service.ts'
import type { Alternative } from '#endpoint/alternative.ts'
import { drawRace } from '../board/racePicture.ts'
import type { RacePicture } from './raceBoard.ts'
import { preferredMediaType } from '#endpoint/accept.ts'
import { EndpointResult } from '#endpoint/endpoint.ts'
import { pictureHeaders, pictureType } from '#endpoint/mediaTypes.ts'

/** The use case returns either the page or the picture. */
export const boardPicture: Alternative<typeof page> = {
  mediaType: pictureType,
  description: 'The boats on the course at one time',
  ending: '.svg',
  headers: pictureHeaders,
  format: (svg) => svg,
}

export const prefersPicture = (accept: string | undefined): boolean =>
  preferredMediaType(accept, ['text/html', pictureType]) === pictureType

export const pictureResult = (picture: RacePicture): EndpointResult<string> =>
  new EndpointResult(drawRace(picture), { mediaType: pictureType })
