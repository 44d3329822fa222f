/** Tags as the wire has them, and as the service has them. */
import type { Static } from '../../../schemas/schema.ts'
import type { newTag, tagChange, tagQuery, tagReference } from '../../../schemas/tag.ts'
import type { Tag, TagChange, TagContent } from '../../domain/tag.ts'
import type { Context } from '../../service/context.ts'
import type { RaceNames } from '../../service/sailing/metRaces.ts'
import type { TagReference } from '../../service/sailing/tagReference.ts'
import { tagIdFrom } from '../../service/sailing/tags.ts'
import type { TagQuery, Visibility } from '../../service/sailing/tagLists.ts'

/** Of a list without a limit. */
export const tagsAtOnceMax = 2000

const isTrue = (value: boolean | string): boolean => String(value).toLowerCase() === 'true'

const publicIn = ({ public: value }: { readonly public?: boolean | string }) =>
  value === undefined ? {} : { isPublic: isTrue(value) }

export const contentIn = (input: Static<typeof newTag>): TagContent => ({
  tag: input.tag,
  comment: input.comment ?? '',
  hiddenInfo: input.hiddenInfo ?? '',
  image: input.image ?? '',
  resizedImage: input.resizedImage ?? '',
  isPublic: isTrue(input.public ?? false),
  raceTimepoint: input.raceTimepoint,
})

export const changeIn = (input: Static<typeof tagChange>): TagChange => {
  const { tag, comment, hiddenInfo, image, resizedImage } = input
  return {
    ...(tag === undefined ? {} : { tag }),
    ...(comment === undefined ? {} : { comment }),
    ...(hiddenInfo === undefined ? {} : { hiddenInfo }),
    ...(image === undefined ? {} : { image }),
    ...(resizedImage === undefined ? {} : { resizedImage }),
    ...publicIn(input),
  }
}

export const referenceIn = ({ tag_json: json }: Static<typeof tagReference>): TagReference => {
  const { id, username, tag, comment, hiddenInfo, image, raceTimepoint } = json
  const given = { id, username, tag, comment, hiddenInfo, image, raceTimepoint }
  return { ...given, ...publicIn(json) }
}

export const visibilityIn = ({ visibility = 'both' }: { readonly visibility?: string }) =>
  visibility.toLowerCase() as Visibility

export const queryIn = (input: Static<typeof tagQuery>): TagQuery => {
  const { limit = tagsAtOnceMax, cursor, since, createdSince } = input
  return { visibility: visibilityIn(input), since, createdSince, limit, cursor }
}

export const tagsPath = ({ leaderboard, racecolumn, fleet }: RaceNames): string => {
  const race = [leaderboard, racecolumn, fleet].map(encodeURIComponent).join('/')
  return `/sailingserver/api/v1/${race}/tags`
}

/** The id of the client, or one made of the header, so that a request sent twice has the same. */
export const wantedTagId = (
  context: Context,
  id: string | undefined,
  idempotencyKey: string | undefined,
): string | undefined => {
  if (id !== undefined || idempotencyKey === undefined) return id
  return tagIdFrom(context, idempotencyKey)
}

export const showTag = (tag: Tag) => ({
  id: tag.id,
  tag: tag.tag,
  comment: tag.comment,
  ...(tag.hiddenInfo === '' ? {} : { hiddenInfo: tag.hiddenInfo }),
  image: tag.image,
  resized_image: tag.resizedImage,
  username: tag.author.name,
  public: tag.isPublic,
  raceTimepoint: tag.raceTimepoint,
  createdAt: tag.createdAtMillis,
})
