/** Pictures of the teams of competitors. */
import { randomUUID } from 'node:crypto'
import { Failure } from '../../domain/failure.ts'
import type { Image } from '../../domain/value/image.ts'
import { readCompetitor } from '../../store/entities/competitors.ts'
import { changedCompetitorWrites } from '../../store/entities/entries.ts'
import { pageOfImage, putNewImage, readImage, removalOfImage } from '../../store/entities/images.ts'
import type { Context } from '../context.ts'
import { removeAll } from '../security/cleanUp.ts'

/** The URL of a picture ends with its id, which nobody can guess. */
const imagePath = '/sailingserver/api/v1/teamimages/'

/** Replaces the picture. The previous one is removed, if it is kept here. */
export const storeTeamImage = async (
  context: Context,
  competitorId: string,
  image: Image,
  origin: string,
) => {
  const { store } = context
  const competitor = await readCompetitor(store, competitorId)
  if (competitor === undefined) {
    throw new Failure('not-found', `Could not find competitor with id ${competitorId}`)
  }
  const id = randomUUID()
  const teamImageUri = `${origin}${imagePath}${id}`
  await store.write([
    ...putNewImage(id, { ...image, competitorId }),
    ...(await changedCompetitorWrites(store, competitor, { ...competitor, teamImageUri })),
  ])
  const [, previousId] = competitor.teamImageUri?.split(imagePath) ?? []
  if (previousId !== undefined) {
    await removeAll(context, () => removalOfImage(store, previousId, competitorId))
  }
  return { teamImageUri }
}

export const prefetchOfTeamImage = ({ imageId }: { readonly imageId: string }) => [
  pageOfImage(imageId),
]

export const requireTeamImage = async ({ store }: Context, id: string): Promise<Image> => {
  const image = await readImage(store, id)
  if (image !== undefined) return image
  throw new Failure('not-found', 'Could not find a picture with this id.')
}
