/** *Tag now*: the data that its script needs, and its style. The script shows the form. */
import { formatRequest } from '#access/rules/permission.ts'
import { namedObject } from '#access/rules/objectId.ts'
import { whyLink } from '#endpoint/failurePage.ts'
import type { RaceBoard } from '../steps/raceBoard.ts'
import { markup, type Markup, nothing, racePath } from '#page/markup.ts'

const withoutScript = markup`<p class="without-script">Tagging needs JavaScript.</p>`

export const tagNowPart = (board: RaceBoard): Markup => {
  const { shownName: race, mayTag, mayPublishTags: mayPublish, startMillis, caller } = board
  const user = caller?.kind === 'session' ? caller.user.name : ''
  const tags = racePath('/sailingserver/api/v1', board, '/tags')
  const need = { ...namedObject('LEADERBOARD', board.regatta), action: 'UPDATE' }
  const why = mayPublish ? undefined : whyLink(formatRequest(need))
  const data = mayTag ? { race, tags, mayPublish, start: startMillis, why } : {}
  return markup`<div id="tag-now" class="on-screen"></div>
<div id="tagging" data-part data-user="${user}" data-tagging="${JSON.stringify(data)}">${mayTag ? withoutScript : nothing}</div>
`
}

export const tagNowStyle = `
.own-tag { display: none }
@media screen { .can-tag .own-tag { display: inline-block } }
#tag-now-button { width: 100%; margin: .5rem 0 0; font-size: var(--large) }
#tag-now .actions { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 }
#tag-now input:not([type=checkbox]) { max-width: none }
.moments > li { padding: .5rem 0; border-top: 1px solid var(--line) }
@media (min-width: 60rem) {
  #tag-now, #tagging { grid-column: 1 / -1 }
  #tag-now > section { max-width: 46rem }
}
`
