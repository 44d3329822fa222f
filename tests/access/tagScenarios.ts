/** Public tags. Private tags have separate tests, because only their author has access to them. */
import { raceIn } from '#tags/steps/raceOfTags.ts'
import { newId } from '../../harness/ids.ts'
import { putTag, putTagIds } from '#tags/items/tags.ts'
import { leaderboardOf, makeRace, raceIdOf } from '../support/races.ts'
import type { Attempt, Scenarios } from './scenario.ts'
import type { Persona, Fixture } from './fixture.ts'

const content = {
  tag: 'Gust',
  comment: '',
  hiddenInfo: '',
  image: '',
  resizedImage: '',
  isPublic: true,
  raceTimepoint: 1_781_000_000_000,
}

const newRace = async ({ setup, protect }: Fixture) => {
  const race = await makeRace(setup)
  await protect(leaderboardOf(race))
  return race
}

/** Creates a tag of the persona, independent of the persona's current permissions. */
const newTagOf = async (fixture: Fixture, { name = 'owner' }: Persona): Promise<Attempt> => {
  const race = await newRace(fixture)
  const raceId = await raceIdOf(fixture.setup, race)
  const { userId } = await fixture.setup.userNamed(name)
  const id = newId()
  const tag = { ...content, id, author: { userId, name }, createdAtMillis: 1 }
  const named = { ...raceIn(race), raceId }
  const writes = [putTag(raceId, tag, '', 'absent'), ...putTagIds(named, tag, '', 'absent')]
  await fixture.setup.newStore().write(writes)
  return { values: { ...race }, json: { tag_json: { id, public: true }, comment: 'more' } }
}

const onRace = async (fixture: Fixture): Promise<Attempt> => ({
  values: { ...(await newRace(fixture)) },
})

export const tagScenarios: Scenarios = {
  changeTag: newTagOf,
  createTag: async (fixture) => ({
    ...(await onRace(fixture)),
    form: { tag: 'Gust', raceTimepoint: '1781000000000', public: 'true' },
  }),
  deleteTag: async (fixture, persona) => {
    const { values = {}, json } = await newTagOf(fixture, persona)
    const { tag_json: tag } = json as { readonly tag_json: unknown }
    return { values: { ...values, tag_json: JSON.stringify(tag) } }
  },
  drawTags: onRace,
  listTags: onRace,
  writeTags: onRace,
}
