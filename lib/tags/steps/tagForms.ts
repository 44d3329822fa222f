/** Converts tags between the requests, the responses and the service. */
import { createHash } from 'node:crypto'
import { imageUrlTitle } from '#schemas/platform/imageUrl.ts'
import type { Static } from '#schemas/schema.ts'
import type { newTag, tagChange, tagQuery, tagReference } from '#schemas/tags/tag.ts'
import { type InputError, requireValid } from '#values/failure.ts'
import type { PostedTag, Tag, TagChange, TagContent } from '../rules/tag.ts'
import { encodeSegment } from '#values/pathName.ts'
import { imageUrlErrors } from '#values/imageUrl.ts'
import { momentError, momentIn, requireMoment } from '#values/time.ts'
import type { Context } from '#endpoint/context.ts'
import { signedIn } from '#access/context.ts'
import { type PathOfTags } from './raceOfTags.ts'
import type { TagQuery, Visibility } from './tagLists.ts'

/** The number of tags in a list without a limit. */
export const tagsAtOnceMax = 2000

const isTrue = (value: boolean | string): boolean => String(value).toLowerCase() === 'true'

const publicIn = ({ public: value }: { readonly public?: boolean | string }) =>
  value === undefined ? {} : { isPublic: isTrue(value) }

const urlErrors = (input: Readonly<Record<string, unknown>>): readonly InputError[] =>
  imageUrlErrors(input, ['image', 'resizedImage'], `empty, or ${imageUrlTitle}`)

/** For the declaration: existing clients expect these errors before the permission check. */
export const contentErrors = (input: Readonly<Record<string, unknown>>): readonly InputError[] => {
  const { raceTimepoint: time } = input
  const isMissing = typeof time === 'string' && time !== 'now' && momentIn(time) === undefined
  return [...urlErrors(input), ...(isMissing ? [momentError('/raceTimepoint')] : [])]
}

export const contentIn = (input: Static<typeof newTag>): PostedTag => {
  const { raceTimepoint: time } = input
  return {
    tag: input.tag,
    comment: input.comment ?? '',
    hiddenInfo: input.hiddenInfo ?? '',
    image: input.image ?? '',
    resizedImage: input.resizedImage ?? '',
    isPublic: isTrue(input.public ?? false),
    raceTimepoint: time === 'now' ? time : requireMoment(time, '/raceTimepoint'),
  }
}

export const changeIn = (input: Static<typeof tagChange>): TagChange => {
  requireValid(urlErrors(input))
  const { tag, comment, hiddenInfo, image, resizedImage } = input
  return { tag, comment, hiddenInfo, image, resizedImage, ...publicIn(input) }
}

type Given = {
  readonly [Name in keyof Omit<TagContent, 'resizedImage'>]?: TagContent[Name] | undefined
}

/** The id suffices. Without an id, absent fields have the default values of a new tag. */
export interface TagReference extends Given {
  readonly id?: string | undefined
  /** Absent: the caller. It only selects a tag, and never determines an author. */
  readonly username?: string | undefined
}

/** @throws Failure `invalid-input` for a moment that does not exist */
export const referenceIn = (input: Static<typeof tagReference>): TagReference => {
  const { raceTimepoint: time } = input.tag_json
  if (time !== undefined) requireMoment(time, '/tag_json/raceTimepoint')
  return expectedReference(input)
}

/** Like `referenceIn`, without errors, because the permission check comes first. */
export const expectedReference = ({ tag_json: json }: Static<typeof tagReference>) => {
  const { id, username, tag, comment, hiddenInfo, image, raceTimepoint: time } = json
  const raceTimepoint = time === undefined ? undefined : momentIn(time)
  const given = { id, username, tag, comment, hiddenInfo, image, raceTimepoint }
  return { ...given, ...publicIn(json) }
}

export const visibilityIn = ({ visibility = 'both' }: { readonly visibility?: string }) =>
  visibility.toLowerCase() as Visibility

export const queryIn = (input: Static<typeof tagQuery>): TagQuery => {
  const { limit = tagsAtOnceMax, cursor, since, createdSince } = input
  return { visibility: visibilityIn(input), since, createdSince, limit, cursor }
}

/** The path with the names as the request wrote them: they reached the function in this form. */
export const tagsPath = ({ leaderboard, racecolumn, fleet }: PathOfTags): string => {
  const race = [leaderboard, racecolumn, fleet].map(encodeSegment).join('/')
  return `/sailingserver/api/v1/${race}/tags`
}

/**
 * Returns the id of the client, or one derived from the header: a UUID of version 8 (RFC 9562), the same
 * for the same caller. `idempotency` replays a repeated request only for a day. Afterwards the same id
 * still prevents a second tag.
 */
export const requestedTagId = (
  context: Context,
  id: string | undefined,
  idempotencyKey: string | undefined,
): string | undefined => {
  if (id !== undefined || idempotencyKey === undefined) return id
  const words = JSON.stringify([signedIn(context).user.userId, idempotencyKey])
  const hash = createHash('sha256').update(words).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
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
  revokedAt: null,
})
