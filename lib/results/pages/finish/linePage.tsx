/** The page on which race officers take the finish of all races at one line. */
import type { Page } from '#page/document.tsx'
import { officerPage } from '#races/pages/officerPage.tsx'
import type { FinishLinePage } from '../../steps/finishLinePage.ts'
import { emptyKept, joined } from './kept.ts'
import { FinishLine, type LineActions } from './lineView.tsx'

/** Nobody presses before the script has begun. */
const noActions = {} as LineActions

export const finishLinePage = (data: FinishLinePage): Page => {
  const { name, races, user, words, start, results } = data
  return officerPage({
    id: 'line',
    title: `${words.heading} ${name}`,
    heading: [words.heading, name],
    data,
    links: [
      [words.start, start],
      [words.results, results],
    ],
    children: (
      <FinishLine
        {...noActions}
        page={data}
        races={races.map((race) => ({
          race,
          kept: joined(emptyKept(user, race.path), race.sent),
        }))}
        lack=""
        problem=""
        canUndo={false}
      />
    ),
  })
}
