/** The page on which race officers start the races of a race column. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import { officerPage } from '#races/pages/officerPage.tsx'
import { startStateOf } from '#races/rules/startState.ts'
import type { StartPage } from '../../steps/startPage.ts'
import { emptyKept, joined } from '../finish/kept.ts'
import type { Actions } from './props.ts'
import { paths as files } from './start.css?file'
import { StartView } from './view.tsx'

/** Nobody presses before the script has begun. */
const noActions = {} as Actions

export const startPage = (data: StartPage): Page => {
  const { regatta, raceColumn, races, words, user, at } = data
  return officerPage({
    id: 'start',
    title: `${words.heading} ${raceColumn}`,
    heading: [words.heading, raceColumn],
    data,
    files,
    links: [
      ...races.map(
        ({ fleet, name }) =>
          [
            fill(words.board, { race: name }),
            pathOf('/board', [regatta, raceColumn, fleet]),
          ] as const,
      ),
      [words.out, pathOf('/out', [regatta])],
      [words.marks, pathOf('/marks', [regatta])],
    ],
    children: (
      <StartView
        {...noActions}
        page={data}
        races={races.map((race) => ({
          id: race.log,
          race,
          state: startStateOf(race.events, at),
          kept: joined(emptyKept(user, race.sheet), race.sent),
          course: undefined,
        }))}
        phones={new Map()}
        waiting={[]}
        lack=""
        problem=""
        offset={0}
        nowMillis={at}
      />
    ),
  })
}
