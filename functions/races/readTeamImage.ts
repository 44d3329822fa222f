import { endpoint, EndpointResult } from '#endpoint'
import { teamImage, teamImageReference } from '#schemas/races/teamImage.ts'
import { prefetchOfTeamImage, requireTeamImage } from '#races/steps/competitors.ts'

export const { declaration, handler } = endpoint({
  name: 'readTeamImage',
  summary: 'Read the picture of a team',
  description: 'A new picture gets a new URL, so that a browser may cache it permanently.',
  routes: ['GET /sailingserver/api/v1/teamimages/{imageId}'],
  guard: { kind: 'public' },
  input: teamImageReference,
  fetchesMore: prefetchOfTeamImage,
  reply: {
    status: 200,
    body: teamImage,
    mediaType: 'image/jpeg',
    otherMediaTypes: ['image/png'],
    headers: ['cache-control'],
  },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const { bytes, mediaType } = await requireTeamImage(context, input.imageId)
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    return new EndpointResult(bytes, { mediaType, headers })
  },
})
