import { endpoint } from '#endpoint'
import { changeIn, referenceIn, showTag } from '#tags/steps/tagForms.ts'
import { tag, tagChange } from '#schemas/tags/tag.ts'
import { type NamedRace } from '#races/steps/namedRace.ts'
import { requireRaceNamed } from '#tags/steps/raceOfTags.ts'
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
import { changedContent, type Tag } from '#tags/rules/tag.ts'
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
  run: async ({ context, input }) => {
    const [reference, wanted] = [referenceIn(input), changeIn(input)]
    const race = await requireRaceNamed(context, input)
    const old = await findReferencedTag(context, race, reference)
    if (old === undefined) throw noTag()
    const content = changedContent(old, wanted)
    if (postedDigestOf(content) === postedDigestOf(old)) return showTag(old)
    const { id, author, postedDigest } = old
    const changed = { ...content, id, author, createdAtMillis: context.nowMillis }
    const isInPlace = hasSameKey(race.raceId, old, changed)
    try {
      await context.store.write([
        putTag(race.raceId, changed, postedDigest, isInPlace ? old.item : 'absent'),
        ...(isInPlace
          ? putTagIds(race, changed, postedDigest, 'any')
          : moveTag(race, old, changed)),
        ...startTagWrites(race, changed),
      ])
    } catch (error) {
      const isTaken =
        !isInPlace && error instanceof TableConflict && error.failed.join() === `${newTagPosition}`
      throw isTaken ? duplicateTag() : error
    }
    return showTag(changed)
  },
})

const moveTag = (race: NamedRace, old: StoredTag, tag: Tag): readonly Write[] => [
  removalOf(old),
  ...putTagIds(race, tag, old.postedDigest, 'any'),
  ...(tag.isPublic ? [] : removePublicTagId(old)),
  ...removalOfStart(old),
]
