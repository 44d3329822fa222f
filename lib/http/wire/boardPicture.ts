/** The picture of a race, which the board returns instead of its page. */
import type { page } from '../../../schemas/service.ts'
import type { Alternative } from '../../rendering/alternative.ts'
import { drawRace } from '../../rendering/board/racePicture.ts'
import type { RacePicture } from '../../service/pages/raceBoard.ts'
import { preferredMediaType } from '../accept.ts'
import { EndpointResult } from '../endpoint.ts'
import { pictureHeaders, pictureType } from './mediaTypes.ts'

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
