/** *Tag now*: the data that its script needs, and its style. The script shows the form. */
import { formatRequest } from '#access/rules/permission.ts'
import { namedObject } from '#values/objectId.ts'
import { whyLink } from '#endpoint/failurePage.ts'
import { markup, type Markup, nothing } from '#page/markup.ts'
import { racePath } from '#races/rules/racePath.ts'
import type { TaggedRace } from './tags.ts'

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

const withoutScript = markup`<p class="without-script">Tagging needs JavaScript.</p>`

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

export const tagNowPart = (race: TagNowRace): Markup => {
  const { mayTag, caller } = race
  const user = caller?.kind === 'session' ? caller.user.name : ''
  return markup`<div id="tag-now" class="on-screen"></div>
<div id="tagging" data-part data-user="${user}" data-tagging="${JSON.stringify(dataOf(race))}">${mayTag ? withoutScript : nothing}</div>
`
}
