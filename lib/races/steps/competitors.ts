/** Competitors and their boats, independent of a regatta. */
import { namedObject, type ObjectReference } from '#access/rules/objectId.ts'
import { colorOf } from '#values/color.ts'
import type { Competitor } from '../rules/competitor.ts'
import type { Static } from '#schemas/schema.ts'
import type { competitorChange } from '#schemas/races/competitor.ts'
import { readBoat, readCompetitor, type StoredCompetitor } from '../items/competitors.ts'
import { changedCompetitorWrites, readEntry } from '../items/entries.ts'
import type { Context } from '#endpoint/context.ts'
import { requireObject } from '#access/createObject.ts'
import { may, mayEach, mayRead } from '#access/readable.ts'
import { requireRegatta } from './regattas.ts'
import { isRegisteredBy, registeredByAnother } from './registrationLink.ts'
import {
  describeBoat,
  describeCompetitor,
  describeTeam,
  imagePath,
} from './competitorDescriptions.ts'
import { randomUUID } from 'node:crypto'
import { Failure, invalidInput } from '#values/failure.ts'
import type { Image } from '#values/image.ts'
import { pageOfImage, putNewImage, readImage, removalOfImage } from '../items/images.ts'
import { removeAll } from '#access/cleanUp.ts'

export const competitorObject = (id: string): ObjectReference => namedObject('COMPETITOR', id)

const requireCompetitor = (context: Context, id: string): Promise<StoredCompetitor> =>
  requireObject(context, { type: 'COMPETITOR', read: readCompetitor }, id)

export interface CompetitorVisibility {
  readonly isVisible: boolean
  /** Requires READ. Neither READ_PUBLIC nor the secret of a link shows e-mail addresses. */
  readonly withEmail: boolean
}

export const visibilityOfCompetitors = async (
  context: Context,
  ids: readonly string[],
): Promise<readonly CompetitorVisibility[]> => {
  const objects = ids.map(competitorObject)
  const readable = await mayEach(context, objects, 'READ')
  const readableInPublic = await mayEach(context, objects, 'READ_PUBLIC')
  return readable.map((withEmail, position) => ({
    isVisible: withEmail || readableInPublic[position] === true,
    withEmail,
  }))
}

export const showCompetitor = async (context: Context, id: string) => {
  const competitor = await requireCompetitor(context, id)
  const object = competitorObject(id)
  const withEmail = await mayRead(context, object)
  const isOwn = await may(context, object, 'UPDATE')
  return {
    ...describeCompetitor(competitor, { withEmail }),
    ...(isOwn ? { regattas: [...competitor.regattaNames] } : {}),
  }
}

export const showTeam = async (context: Context, id: string) =>
  describeTeam(await requireCompetitor(context, id))

export const showBoat = async (context: Context, id: string) =>
  describeBoat(await requireObject(context, { type: 'BOAT', read: readBoat }, id))

export const noUpdate = (id: string): string => `Not allowed to update competitor with id '${id}'.`

type CompetitorChange = Omit<Static<typeof competitorChange>, 'competitorId'>

/** Changes a competitor, also in all entries. Absent fields are unchanged. */
export const changeCompetitor = async (context: Context, id: string, change: CompetitorChange) => {
  const stored = await requireCompetitor(context, id)
  const competitor = withChange(stored, change)
  const withEmail = await mayRead(context, competitorObject(id))
  await context.store.write(await changedCompetitorWrites(context.store, stored, competitor))
  return describeCompetitor(competitor, { withEmail })
}

const withChange = (competitor: Competitor, change: CompetitorChange): Competitor => {
  const { name = competitor.name } = change
  if (name === null) {
    const detail = 'must not be null, because every competitor has a name'
    throw invalidInput([{ pointer: '/name', code: 'required', detail }])
  }
  const { displayColor, nationality, timeOnDistanceAllowanceInSecondsPerNauticalMile } = change
  return {
    ...competitor,
    name,
    shortName: changed(competitor.shortName, change.shortName),
    displayColor: changed(competitor.displayColor, displayColor && colorOf(displayColor)),
    email: changed(competitor.email, change.email),
    searchTag: changed(competitor.searchTag, change.searchTag),
    nationality: changed(
      competitor.nationality,
      nationality === null ? null : nationality?.toUpperCase(),
    ),
    flagImageUri: changed(competitor.flagImageUri, change.flagImageUri),
    teamImageUri: changed(competitor.teamImageUri, change.teamImageUri),
    timeOnTimeFactor: changed(competitor.timeOnTimeFactor, change.timeOnTimeFactor),
    timeOnDistanceAllowance: changed(
      competitor.timeOnDistanceAllowance,
      timeOnDistanceAllowanceInSecondsPerNauticalMile,
    ),
  }
}

/** Null or an empty text removes the old value. */
const changed = <Value>(old: Value | null, value: Value | '' | null | undefined): Value | null => {
  if (value === undefined) return old
  return value === '' ? null : value
}

interface NewTeamImage {
  readonly competitorId: string
  readonly image: Image
  /** With them, the secret of the registration link has replaced UPDATE on the competitor. */
  readonly leaderboardName?: string | undefined
  readonly deviceUuid?: string | undefined
}

/** Replaces the picture. The previous one is removed, if it is kept here. */
export const storeTeamImage = async (
  context: Context,
  { competitorId, image, ...link }: NewTeamImage,
) => {
  const { store } = context
  const competitor = await readCompetitor(store, competitorId)
  if (competitor === undefined) {
    throw new Failure('not-found', `Could not find competitor with id ${competitorId}`)
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
}

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

export const prefetchOfTeamImage = ({ imageId }: { readonly imageId: string }) => [
  pageOfImage(imageId),
]

export const requireTeamImage = async ({ store }: Context, id: string): Promise<Image> => {
  const image = await readImage(store, id)
  if (image !== undefined) return image
  throw new Failure('not-found', 'Could not find a picture with this id.')
}
