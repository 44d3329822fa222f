/** The time line and the list of the tags of a race. */
import type { Tag } from '../rules/tag.ts'
import { type AccessRequest, formatRequest } from '#access/rules/permission.ts'
import type { Context } from '#endpoint/context.ts'
import { Name } from '#page/components/name.tsx'
import { EmptyPart, Part } from '#page/components/part.tsx'
import { Text } from '#page/components/text.tsx'
import { drawn } from '#page/document.tsx'
import { ExplanationLink } from '#page/explanationLink.tsx'
import { racePath } from '#races/rules/racePath.ts'
import { inlinePicture } from '#page/pictures.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { Language } from '#values/language.ts'
import { plainText } from '#values/plainText.ts'
import { fill } from '#values/words.ts'
import { drawTimeLine } from '../pictures/picture.ts'
import { momentOf } from '../pictures/timeLine.ts'
import { tagsWords } from '../words/tagsWords.ts'

/** The tags of a race, as a page of the race shows them. */
export interface TaggedRace {
  readonly language: Language
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

interface Props {
  readonly race: TaggedRace
}

/** Limited because phones reload the page often. */
export const shownTagsMax = 100

export const TimeLinePart = ({ race }: Props) => {
  const { latest, timeZone, shownName: title, language } = race
  if (latest.tags.length === 0) return <EmptyPart id="time-line" />
  const picture = drawTimeLine({ title, tags: latest.tags, isCut: false, timeZone, language })
  return (
    <Part id="time-line" heading={tagsWords[language].timeLine.heading}>
      <figure id="time-line-picture">{drawn(inlinePicture(picture))}</figure>
    </Part>
  )
}

export const TagsPart = ({ race }: Props) => {
  const { latest, tagsNeed, caller, language } = race
  const { tags, isCut } = latest
  const words = tagsWords[language].list
  const dateOf = (tag: Tag) => momentOf(tag.raceTimepoint, race.timeZone).date
  // The latest day comes first.
  const days = groupedBy(tags.toReversed(), dateOf)
  return (
    <Part id="tags" heading={words.heading}>
      {tagsNeed && <Unreadable permission={formatRequest(tagsNeed)} language={language} />}
      {tags.length === 0 && <p>{caller === undefined ? words.noPublicTags : words.noTags}</p>}
      {isCut && (
        <p>
          {fill(words.latest, { count: shownTagsMax })}{' '}
          <a href={racePath('/sailingserver/api/v1', race, '/tags.txt')}>{words.all}</a>
        </p>
      )}
      {[...days.values()].map((own) => (
        <Day tags={own} race={race} />
      ))}
    </Part>
  )
}

interface UnreadableProps {
  readonly permission: string
  readonly language: Language
}

const Unreadable = ({ permission, language }: UnreadableProps) => (
  <p>
    <Text of={tagsWords[language].list.unreadable} permission={<code>{permission}</code>} />{' '}
    <ExplanationLink permission={permission} language={language} />
  </p>
)

/** The tags of one day, the latest first. */
const Day = ({ tags, race }: Props & { readonly tags: readonly Tag[] }) => {
  const { date, zone } = momentOf(tags[0]?.raceTimepoint ?? 0, race.timeZone)
  return (
    <>
      <h3>{fill(tagsWords[race.language].list.day, { date, zone })}</h3>
      <ol class="tags">
        {tags.map((tag) => (
          <TagItem shown={tag} race={race} />
        ))}
      </ol>
    </>
  )
}

type TagProps = Props & { readonly shown: Tag }

const TagItem = ({ shown, race }: TagProps) => {
  const { id, tag, comment, author, isPublic, raceTimepoint, image } = shown
  const words = tagsWords[race.language].list
  const { date, time } = momentOf(raceTimepoint)
  return (
    <li id={`tag-${id}`} class={isPublic ? undefined : 'private-tag'}>
      <p>
        <time datetime={`${date}T${time}Z`}>{momentOf(raceTimepoint, race.timeZone).time}</time>{' '}
        <strong>
          <Name>{tag}</Name>
        </strong>{' '}
        <span class="small">
          <Text of={words.by} author={<Name>{author.name}</Name>} />
        </span>
        {!isPublic && (
          <>
            {' '}
            <span class="badge">{words.onlyYou}</span>
          </>
        )}
      </p>
      {comment.trim() !== '' && (
        <p class="prose" dir="auto">
          {comment.trim().split('\n').map(plainText).join('\n')}
        </p>
      )}
      <ImageLink id={id} image={image} words={words.picture} />
      <EditButton shown={shown} race={race} />
    </li>
  )
}

/** A tag of the user, for the script of *Tag now*. */
export interface OwnTag {
  readonly id: string
  readonly text: string
  readonly isPublic: boolean
  readonly millis: number
}

/** The script of *Tag now* shows it, and opens the tag there. */
const EditButton = ({ shown, race }: TagProps) => {
  const { caller, mayTag, mayPublishTags, language } = race
  const { id, tag: text, author, isPublic, raceTimepoint: millis } = shown
  const isOwn = author.userId === caller?.user.userId
  if (!mayTag || !isOwn || (isPublic && !mayPublishTags)) return null
  const own: OwnTag = { id, text, isPublic, millis }
  const { edit, editTag } = tagsWords[language].list
  return (
    <button
      id={`edit-${id}`}
      class="own-tag secondary"
      aria-label={fill(editTag, { tag: text })}
      data-own={JSON.stringify(own)}
    >
      {edit}
    </button>
  )
}

interface ImageProps extends Pick<Tag, 'id' | 'image'> {
  readonly words: string
}

/** The page shows no images of other hosts that users name, so an image is a link. */
const ImageLink = ({ id, image, words }: ImageProps) => {
  if (!/^https?:\/\//i.test(image) || !URL.canParse(image)) return null
  const { href, host } = new URL(image)
  return (
    <p>
      <a id={`image-${id}`} href={href} rel="noopener noreferrer nofollow">
        <Text of={words} host={<Name>{host}</Name>} />
      </a>
    </p>
  )
}
