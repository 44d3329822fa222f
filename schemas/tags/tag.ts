import { Type } from '@sinclair/typebox'
import { userName, uuid } from '../platform/common.ts'
import {
  emptyOrImageUrlPattern,
  imageUrlCharactersMax,
  imageUrlTitle,
} from '../platform/imageUrl.ts'
import { moment, momentLike, zonedTime } from '../platform/moment.ts'
import { momentTitle } from '../platform/momentRange.ts'
import { pageRange } from '../platform/page.ts'
import { nameInPath } from '../platform/fields.ts'
import { leaderboardName } from '../races/regattaFields.ts'
import { input, integer, reply, text } from '../schema.ts'

const raceNames = {
  leaderboard: leaderboardName,
  racecolumn: nameInPath('The name of the race column'),
  fleet: nameInPath('The name of the fleet'),
}

/** The range of dates in ECMAScript: 8.64e15 milliseconds before and after 1970. */
const millis = (description: string) =>
  Type.Integer({ minimum: -8_640_000_000_000_000, maximum: 8_640_000_000_000_000, description })

const description = 'The moment of the race'
const taggedMoment = moment(description)
const newMoment = momentLike(`^(?:now|${zonedTime})$`, `${momentTitle}, or \`now\``, description)

const title = text('The title', { minLength: 1, maxLength: 200 })
const comment = text('A longer text than the title', { maxLength: 2000 })
const hiddenInfo = text(
  'Visible to the author, and to users with `LEADERBOARD:UPDATE` for the leaderboard',
  { maxLength: 2000 },
)
const imageUrl = (description: string) =>
  text(`${description}; the service never fetches it`, {
    maxLength: imageUrlCharactersMax,
    pattern: emptyOrImageUrlPattern,
    title: `empty, or ${imageUrlTitle}`,
  })
const image = imageUrl('The URL of a picture')
const resizedImage = imageUrl('The URL of a smaller version of the picture')

/** JSON clients send `true`, forms of Python clients `True`. An empty text means the default. */
const isPublic = Type.Union(
  [
    Type.Boolean(),
    Type.String({ pattern: '^(?:[tT]rue|TRUE|[fF]alse|FALSE)?$', title: 'the same as text' }),
  ],
  {
    description:
      'True: visible to users with permission to read the leaderboard; false: visible to the author only. ' +
      'Also as a text; an empty text means `false`',
  },
)

export const tag = reply({
  id: text('Changes of the tag preserve it'),
  tag: text('The title'),
  comment: Type.String(),
  hiddenInfo: Type.Optional(text(hiddenInfo.description ?? '')),
  image: text('A URL, or empty'),
  resized_image: text('A URL, or empty'),
  username: text('The author'),
  public: Type.Boolean(),
  raceTimepoint: integer('In milliseconds since 1970'),
  createdAt: integer('The time of the last change, or of the creation, in milliseconds since 1970'),
  revokedAt: Type.Null({ description: 'Responses contain no revoked tags' }),
})

export const tags = Type.Array(tag)

const optionalContent = {
  comment: Type.Optional(comment),
  hiddenInfo: Type.Optional(hiddenInfo),
  image: Type.Optional(image),
  resizedImage: Type.Optional(resizedImage),
  public: Type.Optional(isPublic),
}

export const newTag = input({
  ...raceNames,
  id: Type.Optional(uuid),
  tag: title,
  raceTimepoint: newMoment,
  ...optionalContent,
})

/** A tag from an earlier response, or the fields that identify it. */
const tagJson = Type.Object(
  {
    id: Type.Optional(uuid),
    tag: Type.Optional(title),
    comment: Type.Optional(comment),
    hiddenInfo: Type.Optional(hiddenInfo),
    image: Type.Optional(Type.String({ maxLength: imageUrlCharactersMax })),
    username: Type.Optional(userName),
    public: Type.Optional(isPublic),
    raceTimepoint: Type.Optional(taggedMoment),
  },
  {
    description:
      'The tag: an object in a JSON body, otherwise JSON text. Its `id` suffices; ' +
      'without it, all fields that differ from the defaults of a new tag',
  },
)

export const tagReference = input({ ...raceNames, tag_json: tagJson })

export const tagChange = input({
  ...raceNames,
  tag_json: tagJson,
  tag: Type.Optional(title),
  ...optionalContent,
})

const visibility = text(
  '`public`, `private` or `both`, which is the default; upper or lower case',
  {
    pattern: '^(?:[pP][uU][bB][lL][iI][cC]|[pP][rR][iI][vV][aA][tT][eE]|[bB][oO][tT][hH])$',
    title: '`public`, `private` or `both`',
  },
)
const since = millis('Only tags of this race time and later')

export const tagQuery = input({
  ...raceNames,
  id: Type.Optional({ ...uuid, description: 'Only the tag with this id' }),
  visibility: Type.Optional(visibility),
  since: Type.Optional(since),
  createdSince: Type.Optional(
    millis('Only tags created or changed at this time or later, in this order'),
  ),
  ...pageRange,
})

export const tagTimeLineQuery = input({
  ...raceNames,
  visibility: Type.Optional(visibility),
  since: Type.Optional(since),
})

export const tagTimeLine = text('The tags of the race on a time line')
