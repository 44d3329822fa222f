/** The page on which race officers start the races of a race column. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { officerPage } from '#races/pages/officerPage.tsx'
import { paths as files } from './start.css?file'
import type { StartPage } from '../../steps/startPage.ts'

export const startPage = (data: StartPage): Page => {
  const { regatta, raceColumn, races } = data
  return officerPage({
    id: 'start',
    title: `Start of ${raceColumn}`,
    heading: ['Start of', raceColumn],
    data,
    files,
    links: [
      ...races.map(
        ({ fleet, name }) =>
          [`Board of ${name}`, pathOf('/board', [regatta, raceColumn, fleet])] as const,
      ),
      ['Who is out there', pathOf('/out', [regatta])],
      ['Marks', pathOf('/marks', [regatta])],
    ],
  })
}
