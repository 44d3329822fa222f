/** *Tag now* on the race board: its button, and the data that its script needs. */
import { formatRequest } from '#access/rules/permission.ts'
import { namedObject } from '#values/objectId.ts'
import { whyLink } from '#endpoint/failurePage.ts'
import { racePath } from '#races/rules/racePath.ts'
import { tagsWords } from '../words/tagsWords.ts'
import type { TaggingData } from './tagNow/moment.ts'
import { type Actions, TagNow } from './tagNow/view.tsx'
import type { TaggedRace } from './tags.tsx'

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

/** Nobody presses before the script has begun. */
const noActions = {} as Actions

export const TagNowPart = ({ race }: { readonly race: TagNowRace }) => {
  const { mayTag, caller, language, timeZone } = race
  const { list, tagNow } = tagsWords[language]
  const data = dataOf(race)
  const user = caller?.kind === 'session' ? caller.user.name : ''
  return (
    <>
      {/* A press before the script has begun would be lost. */}
      <div id="tag-now" class="on-screen" inert>
        <TagNow
          {...noActions}
          page={{ ...data, user, language, zone: timeZone, listed: [], words: tagNow }}
          moments={[]}
          edited=""
          lack=""
          news=""
          problem=""
        />
      </div>
      <div id="tagging" data-part data-user={user} data-tagging={JSON.stringify(data)}>
        {mayTag && <p class="without-script">{list.needsScript}</p>}
      </div>
    </>
  )
}
