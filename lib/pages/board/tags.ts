/** The time line and the list of the tags of a race. */
import type { Tag } from '#tags/rules/tag.ts'
import { formatRequest } from '#access/rules/permission.ts'
import { drawTimeLine } from '#tags/pictures/picture.ts'
import { momentOf } from '#tags/pictures/timeLine.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { boardTagsMax, type RaceBoard } from '../steps/raceBoard.ts'
import {
  emptyPart,
  markup,
  type Markup,
  name,
  nothing,
  part,
  prose,
  racePath,
} from '#page/markup.ts'
import { explanation } from '#page/explanationLink.ts'
import { inlinePicture } from '#page/pictures.ts'

export const timeLinePart = ({ latest, timeZone, shownName: title }: RaceBoard): Markup => {
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

export const tagsPart = (board: RaceBoard): Markup => {
  const { latest, tagsNeed, caller } = board
  const { tags, isCut } = latest
  const all = racePath('/sailingserver/api/v1', board, '/tags.txt')
  const dateOf = (tag: Tag) => momentOf(tag.raceTimepoint, board.timeZone).date
  // The latest day comes first.
  const days = groupedBy(tags.toReversed(), dateOf)
  return part(
    'tags',
    markup`Tags`,
    markup`${tagsNeed === undefined ? nothing : unreadable(formatRequest(tagsNeed))}
${tags.length === 0 ? markup`<p>${caller === undefined ? 'No public tags yet.' : 'No tags yet.'}</p>` : nothing}
${isCut ? markup`<p>The latest ${boardTagsMax} tags. <a href="${all}">All tags as text</a></p>` : nothing}
${[...days].map(([date, own]) => dayOf(date, own, board))}`,
  )
}

const unreadable = (permission: string): Markup =>
  markup`<p>The public tags are not shown: reading them needs the permission <code>${permission}</code>. ${explanation(permission)}</p>`

/** @param tags of one day, the latest first */
const dayOf = (date: string, tags: readonly Tag[], board: RaceBoard): Markup => {
  const [zone = ''] = tags.map((tag) => momentOf(tag.raceTimepoint, board.timeZone).zone)
  return markup`<h3>${date}, in ${zone}, the latest first</h3>
<ol class="tags">
${tags.map((tag) => tagOf(tag, board))}
</ol>
`
}

const tagOf = (shown: Tag, board: RaceBoard): Markup => {
  const { id, tag, comment, author, isPublic, raceTimepoint, image } = shown
  const { date, time } = momentOf(raceTimepoint)
  const { time: shownTime } = momentOf(raceTimepoint, board.timeZone)
  return markup`<li id="tag-${id}"${isPublic ? nothing : markup` class="private-tag"`}>
<p><time datetime="${date}T${time}Z">${shownTime}</time> <strong>${name(tag)}</strong> <span class="small">by ${name(author.name)}</span>${isPublic ? nothing : markup` <span class="badge">Private: only you see it</span>`}</p>
${comment.trim() === '' ? nothing : prose(comment)}
${imageLink(id, image)}${editButton(shown, board)}
</li>
`
}

/** The script of *Tag now* shows it, and opens the tag there. */
const editButton = (shown: Tag, { caller, mayTag, mayPublishTags }: RaceBoard): Markup => {
  const { id, tag: text, author, isPublic, raceTimepoint: millis } = shown
  const isOwn = author.userId === caller?.user.userId
  if (!mayTag || !isOwn || (isPublic && !mayPublishTags)) return nothing
  return markup`<button id="edit-${id}" class="own-tag secondary" aria-label="Edit the tag ${text}" data-own="${JSON.stringify({ id, text, isPublic, millis })}">Edit</button>`
}

/** The page shows no images of other hosts that users name, so an image is a link. */
const imageLink = (id: string, image: string): Markup => {
  if (!/^https?:\/\//i.test(image) || !URL.canParse(image)) return nothing
  const { href, host } = new URL(image)
  return markup`<p><a id="image-${id}" href="${href}" rel="noopener noreferrer nofollow">Picture on ${name(host)}</a></p>`
}
