import { endpoint } from '#endpoint'
import { changeIn, referenceIn, showTag, type TagReference } from '#tags/steps/tagForms.ts'
import { tag, tagChange } from '#schemas/tags/tag.ts'
import type { Context } from '#endpoint/context.ts'
import { type NamedRace } from '#races/steps/namedRace.ts'
import { type PathOfTags, requireRaceNamed } from '#tags/steps/raceOfTags.ts'
import { TableConflict } from '#table/errors.ts'
import { removalOf, type Write } from '#table/items.ts'
import {
  hasSameKey,
  postedDigestOf,
  putTag,
  putTagIds,
  removePublicTagId,
  removalOfStart,
  type StoredTag,
} from '#tags/items/tags.ts'
import { changedContent, type Tag, type TagChange } from '#tags/rules/tag.ts'
import {
  authorOfTag,
  findReferencedTag,
  loadReferencedTag,
  noTag,
  showOwnTag,
} from '#tags/steps/tagReference.ts'
import { duplicateTag, newTagPosition, startTagWrites } from '#tags/steps/tagWrites.ts'

export const { declaration, handler } = endpoint({
  name: 'changeTag',
  summary: 'Change a tag of the caller',
  description:
    'Absent fields are unchanged; an empty text removes `comment`, `hiddenInfo`, `image` or ' +
    '`resizedImage`. If the tag is public, or becomes public, this needs the permission ' +
    '`LEADERBOARD:UPDATE:{leaderboard}`, otherwise `LEADERBOARD:READ:{leaderboard}`.',
  routes: ['PUT /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'],
  guard: authorOfTag,
  input: tagChange,
  load: loadReferencedTag,
  current: {
    guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
    show: async ({ context, input }) =>
      (await showOwnTag(context, input, referenceIn(input))).map(showTag),
  },
  reply: { status: 200, body: tag },
  errors: ['unknown-reference', 'forbidden', 'not-found'],
  run: async ({ context, input }) =>
    showTag(await change(context, input, referenceIn(input), changeIn(input))),
})

/** @throws Failure `not-found` */
const change = async (
  context: Context,
  names: PathOfTags,
  reference: TagReference,
  wanted: TagChange,
): Promise<Tag> => {
  const race = await requireRaceNamed(context, names)
  const old = await findReferencedTag(context, race, reference)
  if (old === undefined) throw noTag()
  const content = changedContent(old, wanted)
  if (postedDigestOf(content) === postedDigestOf(old)) return old
  const { id, author, postedDigest } = old
  const tag: Tag = { ...content, id, author, createdAtMillis: context.nowMillis }
  const isInPlace = hasSameKey(race.raceId, old, tag)
  try {
    await context.store.write([
      putTag(race.raceId, tag, postedDigest, isInPlace ? old.item : 'absent'),
      ...(isInPlace ? putTagIds(race, tag, postedDigest, 'any') : moveTag(race, old, tag)),
      ...startTagWrites(race, tag),
    ])
  } catch (error) {
    const isTaken =
      !isInPlace && error instanceof TableConflict && error.failed.join() === `${newTagPosition}`
    throw isTaken ? duplicateTag() : error
  }
  return tag
}

const moveTag = (race: NamedRace, old: StoredTag, tag: Tag): readonly Write[] => [
  removalOf(old),
  ...putTagIds(race, tag, old.postedDigest, 'any'),
  ...(tag.isPublic ? [] : removePublicTagId(old)),
  ...removalOfStart(old),
]
