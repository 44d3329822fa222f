import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { newTeamImage, teamImageUri } from '#schemas/races/teamImage.ts'
import { prefetchOfLink } from '#races/steps/registrationLink.ts'
import { storeTeamImage } from '#races/steps/competitors.ts'

export const { declaration, handler } = endpoint({
  name: 'uploadTeamImage',
  summary: 'Store the picture of a team',
  description:
    'The body is the file, of one of the two types. It replaces the previous picture. Everybody who ' +
    'knows the URL can see the picture. With the secret of the registration link it needs the ' +
    '`deviceUuid` that registered the competitor in that regatta, and no other.',
  routes: ['POST /sailingserver/api/v1/competitors/{competitorId}/team/image'],
  guard: changeableByLink('COMPETITOR', 'competitorId'),
  input: newTeamImage,
  inputFrom: 'image',
  fetchesMore: prefetchOfLink,
  reply: { status: 200, body: teamImageUri },
  errors: ['not-found'],
  run: ({ context, input }) => storeTeamImage(context, input),
})
