/** Pictures of the teams of competitors. */
import { randomUUID } from 'node:crypto'
import type { Competitor } from '../../domain/race/competitor.ts'
import { Failure } from '../../domain/failure.ts'
import type { Image } from '../../domain/value/image.ts'
import {
  putCompetitor,
  readCompetitor,
  type StoredCompetitor,
} from '../../store/entities/competitors.ts'
import { entryEntity, putEntry, readEntry } from '../../store/entities/entries.ts'
import { pageOfImage, putNewImage, readImage, removalOfImage } from '../../store/entities/images.ts'
import type { Write } from '../../store/items.ts'
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
    ...(await changedCompetitorWrites(context, competitor, { ...competitor, teamImageUri })),
  ])
  const [, previousId] = competitor.teamImageUri?.split(imagePath) ?? []
  if (previousId !== undefined) {
    await removeAll(context, () => removalOfImage(store, previousId, competitorId))
  }
  return { teamImageUri }
}

/** Returns the writes of a changed competitor and of the copies in all entries. */
const changedCompetitorWrites = async (
  { store }: Context,
  { regattaNames, item }: StoredCompetitor,
  competitor: Competitor,
): Promise<readonly Write[]> => {
  await store.prefetch(regattaNames.map((name) => entryEntity.key(name, competitor.id)))
  const entries = await Promise.all(
    regattaNames.map(async (name) => {
      const entry = await readEntry(store, name, competitor.id)
      return entry === undefined ? [] : [putEntry(name, { ...entry, competitor }, entry.item)]
    }),
  )
  return [putCompetitor(competitor, regattaNames, item), ...entries.flat()]
}

export const prefetchOfTeamImage = ({ imageId }: { readonly imageId: string }) => [
  pageOfImage(imageId),
]

export const requireTeamImage = async ({ store }: Context, id: string): Promise<Image> => {
  const image = await readImage(store, id)
  if (image !== undefined) return image
  throw new Failure('not-found', 'Could not find a picture with this id.')
}
