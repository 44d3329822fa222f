/** The page on which race officers take the finish of a race. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { FinishPage } from '../../steps/finishPage.ts'
import { officerPage } from '#races/pages/officerPage.tsx'
import { FinishSheet } from './form.tsx'
import { emptyKept, joined } from './kept.ts'
import type { Actions } from './props.ts'

/** Nobody presses before the script has begun. */
const noActions = {} as Actions

export const finishPage = (data: FinishPage): Page => {
  const { regatta, raceColumn, fleet, race, user, path, sent, words } = data
  return officerPage({
    id: 'finish',
    title: `${words.heading} ${race}`,
    heading: [words.heading, race],
    data,
    links: [
      [words.start, pathOf('/start', [regatta, raceColumn])],
      [words.results, pathOf('/results', [regatta])],
      [words.board, pathOf('/board', [regatta, raceColumn, fleet])],
    ],
    children: (
      <FinishSheet
        {...noActions}
        page={data}
        kept={joined(emptyKept(user, path), sent)}
        lack=""
        problem=""
        lacksStart={false}
        outlook={undefined}
        canUndo={false}
      />
    ),
  })
}
