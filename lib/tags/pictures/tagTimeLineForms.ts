import { createHash } from 'node:crypto'
import type { Static } from '#schemas/schema.ts'
import type { tagTimeLineQuery } from '#schemas/tags/tag.ts'
import { drawTimeLine, pictureStyle } from './picture.ts'
import { type TimeLine, writeTimeLine } from './timeLine.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { listRaceTags, loadFirstTags, type TagQuery } from '../steps/tagLists.ts'
import { tagsAtOnceMax, visibilityIn } from '../steps/tagForms.ts'

export const timeLineOf = async (context: Context, input: Static<typeof tagTimeLineQuery>) => {
  const { race, tags, next } = await listRaceTags(context, input, queryOf(input))
  const title = [race.regattaName, race.raceColumn, race.fleet].join(' · ')
  return { title, tags, isCut: next !== undefined }
}

export const loadTimeLine = (reading: Reading<Static<typeof tagTimeLineQuery>>) =>
  loadFirstTags(reading, queryOf(reading.input))

const queryOf = (input: Static<typeof tagTimeLineQuery>): TagQuery => ({
  visibility: visibilityIn(input),
  since: input.since,
  limit: tagsAtOnceMax,
})

const styleHash = createHash('sha256').update(pictureStyle).digest('base64')

/** Allows the style of the picture. A browser loads and runs nothing else. */
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const tagPicture = (timeLine: TimeLine, accept = '') =>
  /^\s*text\/plain\b/i.test(accept)
    ? {
        text: writeTimeLine(timeLine),
        headers: { vary: 'Accept', 'content-type': 'text/plain; charset=utf-8' },
      }
    : {
        text: drawTimeLine(timeLine),
        headers: { vary: 'Accept', 'content-security-policy': contentSecurityPolicy },
      }
