/** The state of the race, and links to the races before and after it. */
import type { RaceBoard } from '../steps/raceBoard.ts'
import { markup, type Markup, name, nothing } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'
import { flagFacts, stateFacts } from '../raceStatus.ts'

/** Absent for callers who may not read the leaderboard. */
export const statePart = ({
  status,
  startMillis,
  timeZone,
  flags = [],
  courseChanges,
}: RaceBoard): Markup => {
  const facts = [...flagFacts(flags), ...stateFacts(status, startMillis, timeZone)].filter(
    (fact) => fact !== '',
  )
  return markup`<section id="state" data-part aria-labelledby="state-heading">
<h2 id="state-heading" class="hidden">State of the race</h2>
${facts.length === 0 ? nothing : markup`<p>${facts.join(' · ')}${startMillis === null || status === 'FINISHED' ? nothing : markup`<span id="countdown" role="timer" data-start="${startMillis}"></span>`}</p>`}
${courseChanges.map((sentence) => markup`<p><strong>${sentence}</strong></p>\n`)}</section>
`
}

type Neighbour = RaceBoard['previous']

const link = (regatta: string, race: Neighbour, relation: string, label: string): Markup =>
  race === undefined
    ? nothing
    : markup`<a rel="${relation}" href="${pathOf('/board', [regatta, race.raceColumn.name, race.fleet])}">${label}: ${name(race.shownName)}</a> `

export const raceLinks = ({ regatta, previous, following }: RaceBoard): Markup =>
  previous === undefined && following === undefined
    ? nothing
    : markup`<nav class="on-screen" aria-label="Other races">
${link(regatta, previous, 'prev', 'Previous')}${link(regatta, following, 'next', 'Next')}
</nav>
`
