import { EndpointResult, endpoint } from '#endpoint'
import {
  contentErrors,
  contentIn,
  showTag,
  tagsPath,
  requestedTagId,
} from '#tags/steps/tagForms.ts'
import { newTag, tag } from '#schemas/tags/tag.ts'
import { randomUUID } from 'node:crypto'
import { requireAsOwn } from '#access/authorize.ts'
import { signedIn } from '#access/context.ts'
import type { Context } from '#endpoint/context.ts'
import type { NamedRace } from '#races/steps/namedRace.ts'
import { requireRaceNamed, newTagGuard } from '#tags/steps/raceOfTags.ts'
import { TableConflict } from '#table/errors.ts'
import { postedDigestOf, putTag, putTagIds, readTagAt, readTagKey } from '#tags/items/tags.ts'
import type { Tag } from '#tags/rules/tag.ts'
import { duplicateTag, newTagPosition, startTagWrites } from '#tags/steps/tagWrites.ts'
import { Failure } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'createTag',
  summary: 'Tag a moment of a race',
  description:
    'Only the author can read a private tag, which needs the permission ' +
    '`LEADERBOARD:READ:{leaderboard}`. A public tag needs `LEADERBOARD:UPDATE:{leaderboard}`. ' +
    'A second tag of the same author with the same content gives 400. With ' +
    'the same `id`, or the same header `Idempotency-Key`, the response is the first tag.',
  routes: ['POST /sailingserver/api/v1/{leaderboard}/{racecolumn}/{fleet}/tags'],
  guard: newTagGuard,
  input: newTag,
  inputErrors: contentErrors,
  headers: ['idempotency-key'],
  reply: { status: 201, body: tag, headers: ['location'] },
  errors: ['unknown-reference', 'already-exists'],
  /**
   * One transaction, so that no tag is lost or duplicated. A repeated id returns the first tag.
   * @throws Failure `already-exists` if a tag with another content has the id
   */
  run: async ({ context, input, headers }) => {
    const id = requestedTagId(context, input.id, headers['idempotency-key'])
    const content = contentIn(input)
    const respond = (tag: Tag) =>
      new EndpointResult(showTag(tag), { headers: { location: tagsPath(input) } })
    const { user } = signedIn(context)
    if (!content.isPublic) requireAsOwn(context, 'UPDATE')
    const race = await requireRaceNamed(context, input)
    const made = {
      ...content,
      raceTimepoint: content.raceTimepoint === 'now' ? context.nowMillis : content.raceTimepoint,
      id: id ?? randomUUID(),
      author: { userId: user.userId, name: user.name },
      createdAtMillis: context.nowMillis,
    }
    const digest = postedDigestOf(content)
    try {
      await context.store.write([
        putTag(race.raceId, made, digest, 'absent'),
        ...putTagIds(race, made, digest, 'absent'),
        ...startTagWrites(race, made),
      ])
      return respond(made)
    } catch (error) {
      if (!(error instanceof TableConflict)) throw error
      // With an idempotency key this is a conflict in the write buffer, also in the attempt after a
      // conflict of the transaction.
      const earlier = await tagMadeEarlier(context, race, made, digest)
      if (earlier !== undefined) return respond(earlier)
      throw error.failed.includes(newTagPosition) ? duplicateTag() : error
    }
  },
})

/** The tag that the same request created before, in its current state. */
const tagMadeEarlier = async (
  { store }: Context,
  { raceId }: NamedRace,
  { id, author }: Tag,
  digest: string,
): Promise<Tag | undefined> => {
  const tagKey = await readTagKey(store, raceId, id, author.userId)
  if (tagKey === undefined) return undefined
  if (tagKey.postedDigest !== digest) {
    throw new Failure('already-exists', 'You made a tag with this id before, with other content.')
  }
  return readTagAt(store, tagKey)
}
