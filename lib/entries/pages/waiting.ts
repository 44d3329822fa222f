/** New entries and proposed changes that wait for an organizer. */
import type { Entry, Proposal } from '#races/rules/competitor.ts'
import { ratingText } from '#races/rules/yardstick.ts'
import { markup, type Markup, name, nothing } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'

const titles = {
  name: 'name',
  shortName: 'short name',
  sailId: 'sail number',
  nationality: 'nationality',
  club: 'club',
  crew: 'crew',
  boatName: 'boat',
  boatClass: 'class',
  fleet: 'fleet',
  timeOnTimeFactor: 'rating',
  timeOnDistanceAllowance: 'seconds per nautical mile',
} as const satisfies Partial<Record<keyof Proposal, string>>

const changesIn = ({ withdrawn, removed, ...values }: Proposal): readonly Markup[] => [
  ...Object.entries(titles).flatMap(([key, title]) => {
    const value = values[key as keyof typeof values]
    if (value === undefined) return []
    const text = key === 'timeOnTimeFactor' ? ratingText(Number(value)) : String(value)
    return [markup`${title} ${value === null ? 'none' : name(text)}`]
  }),
  ...(withdrawn === true ? [markup`sails no more races`] : []),
  ...(removed === true ? [markup`leaves the regatta`] : []),
]

const row = ({ competitor, proposal = {} }: Entry): Markup => {
  const changes = changesIn(proposal)
  const words = changes.map((change, at) => (at === 0 ? change : markup`, ${change}`))
  return markup`<li><label class="check"><input type="checkbox" name="id" value="${competitor.id}"> <span>${name(competitor.boat.sailId ?? '')} <strong>${name(competitor.name)}</strong>${changes.length === 0 ? nothing : markup`: ${words}`}</span></label></li>
`
}

interface EntriesShown {
  readonly regatta: string
  /** A sailor may propose something else while an organizer looks at the page. */
  readonly etag: string
}

interface List {
  readonly heading: string
  readonly words: string
  readonly other: readonly [value: 'remove' | 'keep', title: string]
}

const list = (
  { regatta, etag }: EntriesShown,
  entries: readonly Entry[],
  { heading, words, other }: List,
) => {
  if (entries.length === 0) return nothing
  const action = pathOf('/sailingserver/api/v1/regattas', [regatta], '/entries')
  const [value, title] = other
  return markup`<section class="on-screen" aria-label="${heading}">
<h2>${heading}</h2>
<p>${words}</p>
<form data-entries data-etag="${etag}" action="${action}" method="post">
<label class="check"><input type="checkbox" data-all> All</label>
<ul class="held">
${entries.map(row)}</ul>
<p class="alert" role="alert"></p>
<p class="actions"><button value="accept">Accept</button> <button value="${value}" class="secondary">${title}</button></p>
</form>
</section>`
}

/** @param entries all of the regatta */
export const waitingParts = (shown: EntriesShown, entries: readonly Entry[]): Markup => {
  const waiting = entries.filter(({ isWaiting }) => isWaiting === true)
  const proposals = entries.filter(
    ({ isWaiting, proposal }) => isWaiting !== true && proposal !== undefined,
  )
  return markup`${list(shown, waiting, {
    heading: 'Entries that wait',
    words: 'They do not count until you accept them.',
    other: ['remove', 'Remove'],
  })}${list(shown, proposals, {
    heading: 'Proposed changes',
    words: 'Sailors changed this. The entry counts as it was until you accept the change.',
    other: ['keep', 'Keep as it was'],
  })}`
}
