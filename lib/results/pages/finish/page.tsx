/** The page on which race officers take the finish of a race. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { FinishPage } from '../../steps/finishPage.ts'
import { officerPage } from '#races/pages/officerPage.tsx'

export const finishPage = (data: FinishPage): Page =>
  officerPage({
    id: 'finish',
    title: `Finish of ${data.race}`,
    heading: ['Finish of', data.race],
    data,
    links: [
      ['Start', pathOf('/start', [data.regatta, data.raceColumn])],
      ['Results', pathOf('/results', [data.regatta])],
      ['Race board', pathOf('/board', [data.regatta, data.raceColumn, data.fleet])],
    ],
  })
