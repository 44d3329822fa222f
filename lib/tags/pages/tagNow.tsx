/** *Tag now*: the data that its script needs, and its style. The script shows the form. */
import { formatRequest } from '#access/rules/permission.ts'
import { namedObject } from '#values/objectId.ts'
import { whyLink } from '#endpoint/failurePage.ts'
import { racePath } from '#races/rules/racePath.ts'
import { tagsWords } from '../words/tagsWords.ts'
import type { TaggedRace } from './tags.tsx'

/** The data of the script. All is absent if the user may not tag. */
export interface TaggingData {
  /** The shown name of the race. */
  readonly race?: string
  /** The path of its tags. */
  readonly tags?: string
  readonly mayPublish?: boolean
  /** The start of the race. */
  readonly start?: number | null
  /** The address of an explanation why the user may not publish. */
  readonly why?: string | undefined
}

interface TagNowRace extends TaggedRace {
  readonly startMillis: number | null
}

const dataOf = (race: TagNowRace): TaggingData => {
  const { shownName, regatta, mayTag, mayPublishTags: mayPublish, startMillis } = race
  if (!mayTag) return {}
  const need = { ...namedObject('LEADERBOARD', regatta), action: 'UPDATE' }
  return {
    race: shownName,
    tags: racePath('/sailingserver/api/v1', race, '/tags'),
    mayPublish,
    start: startMillis,
    why: mayPublish ? undefined : whyLink(formatRequest(need)),
  }
}

export const TagNowPart = ({ race }: { readonly race: TagNowRace }) => {
  const { mayTag, caller, language } = race
  return (
    <>
      <div id="tag-now" class="on-screen" />
      <div
        id="tagging"
        data-part
        data-user={caller?.kind === 'session' ? caller.user.name : ''}
        data-tagging={JSON.stringify(dataOf(race))}
      >
        {mayTag && <p class="without-script">{tagsWords[language].list.needsScript}</p>}
      </div>
    </>
  )
}
