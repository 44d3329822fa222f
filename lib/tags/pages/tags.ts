/** The time line and the list of the tags of a race. */
import type { Tag } from '../rules/tag.ts'
import { type AccessRequest, formatRequest } from '#access/rules/permission.ts'
import type { Context } from '#endpoint/context.ts'
import { explanation } from '#page/bridge.tsx'
import { emptyPart, markup, type Markup, name, nothing, part, prose } from '#page/markup.ts'
import { racePath } from '#races/rules/racePath.ts'
import { inlinePicture } from '#page/pictures.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { drawTimeLine } from '../pictures/picture.ts'
import { momentOf } from '../pictures/timeLine.ts'

/** The tags of a race, as a page of the race shows them. */
export interface TaggedRace {
  readonly regatta: string
  readonly raceColumn: string
  readonly fleet: string
  readonly shownName: string
  readonly timeZone: string
  readonly latest: { readonly tags: readonly Tag[]; readonly isCut: boolean }
  /** The permission that the caller needs for the public tags. */
  readonly tagsNeed?: AccessRequest
  readonly mayTag: boolean
  readonly mayPublishTags: boolean
  readonly caller?: NonNullable<Context['caller']>
}

/** Limited because phones reload the page often. */
export const shownTagsMax = 100

export const timeLinePart = ({ latest, timeZone, shownName: title }: TaggedRace): Markup => {
  if (latest.tags.length === 0) return emptyPart('time-line')
  const picture = drawTimeLine({ title, tags: latest.tags, isCut: false, timeZone })
  return part(
    'time-line',
    markup`Time line`,
    markup`<figure id="time-line-picture">
${inlinePicture(picture)}
</figure>`,
  )
}

export const tagsPart = (race: TaggedRace): Markup => {
  const { latest, tagsNeed, caller } = race
  const { tags, isCut } = latest
  const all = racePath('/sailingserver/api/v1', race, '/tags.txt')
  const dateOf = (tag: Tag) => momentOf(tag.raceTimepoint, race.timeZone).date
  // The latest day comes first.
  const days = groupedBy(tags.toReversed(), dateOf)
  return part(
    'tags',
    markup`Tags`,
    markup`${tagsNeed === undefined ? nothing : unreadable(formatRequest(tagsNeed))}
${tags.length === 0 ? markup`<p>${caller === undefined ? 'No public tags yet.' : 'No tags yet.'}</p>` : nothing}
${isCut ? markup`<p>The latest ${shownTagsMax} tags. <a href="${all}">All tags as text</a></p>` : nothing}
${[...days].map(([date, own]) => dayOf(date, own, race))}`,
  )
}

const unreadable = (permission: string): Markup =>
  markup`<p>The public tags are not shown: reading them needs the permission <code>${permission}</code>. ${explanation(permission)}</p>`

/** @param tags of one day, the latest first */
const dayOf = (date: string, tags: readonly Tag[], race: TaggedRace): Markup => {
  const [zone = ''] = tags.map((tag) => momentOf(tag.raceTimepoint, race.timeZone).zone)
  return markup`<h3>${date}, in ${zone}, the latest first</h3>
<ol class="tags">
${tags.map((tag) => tagOf(tag, race))}
</ol>
`
}

const tagOf = (shown: Tag, race: TaggedRace): Markup => {
  const { id, tag, comment, author, isPublic, raceTimepoint, image } = shown
  const { date, time } = momentOf(raceTimepoint)
  const { time: shownTime } = momentOf(raceTimepoint, race.timeZone)
  return markup`<li id="tag-${id}"${isPublic ? nothing : markup` class="private-tag"`}>
<p><time datetime="${date}T${time}Z">${shownTime}</time> <strong>${name(tag)}</strong> <span class="small">by ${name(author.name)}</span>${isPublic ? nothing : markup` <span class="badge">Private: only you see it</span>`}</p>
${comment.trim() === '' ? nothing : prose(comment)}
${imageLink(id, image)}${editButton(shown, race)}
</li>
`
}

/** A tag of the user, for the script of *Tag now*. */
export interface OwnTag {
  readonly id: string
  readonly text: string
  readonly isPublic: boolean
  readonly millis: number
}

/** The script of *Tag now* shows it, and opens the tag there. */
const editButton = (shown: Tag, { caller, mayTag, mayPublishTags }: TaggedRace): Markup => {
  const { id, tag: text, author, isPublic, raceTimepoint: millis } = shown
  const isOwn = author.userId === caller?.user.userId
  if (!mayTag || !isOwn || (isPublic && !mayPublishTags)) return nothing
  const own: OwnTag = { id, text, isPublic, millis }
  return markup`<button id="edit-${id}" class="own-tag secondary" aria-label="Edit the tag ${text}" data-own="${JSON.stringify(own)}">Edit</button>`
}

/** The page shows no images of other hosts that users name, so an image is a link. */
const imageLink = (id: string, image: string): Markup => {
  if (!/^https?:\/\//i.test(image) || !URL.canParse(image)) return nothing
  const { href, host } = new URL(image)
  return markup`<p><a id="image-${id}" href="${href}" rel="noopener noreferrer nofollow">Picture on ${name(host)}</a></p>`
}
