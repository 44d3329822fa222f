import { endpoint, EndpointResult } from '#endpoint'
import { teamImage, teamImageReference } from '#schemas/races/teamImage.ts'
import { readImage } from '#races/items/images.ts'
import { Failure } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'readTeamImage',
  summary: 'Read the picture of a team',
  description: 'A new picture gets a new URL, so that a browser may cache it permanently.',
  routes: ['GET /sailingserver/api/v1/teamimages/{imageId}'],
  guard: { kind: 'public' },
  input: teamImageReference,
  load: ({ context, input }) => readImage(context.store, input.imageId),
  reply: {
    status: 200,
    body: teamImage,
    mediaType: 'image/jpeg',
    otherMediaTypes: ['image/png'],
    headers: ['cache-control'],
  },
  errors: ['not-found'],
  run: ({ loaded: image }) => {
    if (image === undefined) {
      throw new Failure('not-found', 'Could not find a picture with this id.')
    }
    const { bytes, mediaType } = image
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    return new EndpointResult(bytes, { mediaType, headers })
  },
})
