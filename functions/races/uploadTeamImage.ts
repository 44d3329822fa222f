import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { newTeamImage, teamImageUri } from '#schemas/races/teamImage.ts'
import { isRegisteredBy, loadLink, registeredByAnother } from '#races/steps/registrationLink.ts'
import { randomUUID } from 'node:crypto'
import { removeAll } from '#access/cleanUp.ts'
import { may } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, sentence } from '#values/failure.ts'
import { readCompetitor, type StoredCompetitor } from '#races/items/competitors.ts'
import { changedCompetitorWrites, readEntry } from '#races/items/entries.ts'
import { putNewImage, removalOfImage } from '#races/items/images.ts'
import { imagePath } from '#races/steps/competitorDescriptions.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { requireRegatta } from '#races/steps/regattas.ts'

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
  load: loadLink,
  reply: { status: 200, body: teamImageUri },
  errors: ['not-found'],
  run: async ({ context, input: { competitorId, image, ...link } }) => {
    const { store } = context
    const competitor = await readCompetitor(store, competitorId)
    if (competitor === undefined) {
      throw new Failure('not-found', sentence`Could not find competitor with id ${competitorId}`)
    }
    if (!(await may(context, competitorObject(competitorId), 'UPDATE'))) {
      await requireOwnCompetitor(context, competitor, link)
    }
    const id = randomUUID()
    const teamImageUri = `${imagePath}${id}`
    await store.write([
      ...putNewImage(id, { ...image, competitorId }),
      ...(await changedCompetitorWrites(store, competitor, { ...competitor, teamImageUri })),
    ])
    const [, previousId] = competitor.teamImageUri?.split(imagePath) ?? []
    if (previousId !== undefined) {
      await removeAll(context, () => removalOfImage(store, previousId, competitorId))
    }
    return { teamImageUri }
  },
})

/** With a leaderboard, the secret of its registration link has replaced UPDATE on the competitor. */
type NewTeamImage = Static<typeof newTeamImage>

/** Every regatta of a competitor shows the picture, so the link of one changes it only for one. */
const requireOwnCompetitor = async (
  context: Context,
  { id, regattaNames }: StoredCompetitor,
  { leaderboardName = '', deviceUuid }: Pick<NewTeamImage, 'leaderboardName' | 'deviceUuid'>,
): Promise<void> => {
  const regatta = await requireRegatta(context, leaderboardName, 'LEADERBOARD')
  const entry = await readEntry(context.store, regatta.name, id)
  const isOwn = entry !== undefined && isRegisteredBy(entry, deviceUuid)
  if (!isOwn || regattaNames.length > 1) throw registeredByAnother(context)
}
