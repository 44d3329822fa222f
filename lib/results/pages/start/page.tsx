/** The page on which race officers start the races of a race column, or of a day. */
import type { Page } from '#page/document.tsx'
import { fill } from '#values/words.ts'
import { officerPage } from '#races/pages/officerPage.tsx'
import { startStateOf } from '#races/rules/startState.ts'
import type { StartPage } from '../../steps/startPage.ts'
import { emptyKept, joined } from '../finish/kept.ts'
import { FlagDrawings } from './flagDrawings.tsx'
import type { Actions } from './props.ts'
import { paths as files } from './start.css?file'
import { StartView } from './view.tsx'

/** Nobody presses before the script has begun. */
const noActions = {} as Actions

export const startPage = (data: StartPage): Page => {
  const { name, races, words, user, at } = data
  return officerPage({
    id: 'start',
    title: `${words.heading} ${name}`,
    heading: [words.heading, name],
    data,
    files,
    links: [
      ...races.map((race) => [fill(words.board, { race: race.name }), race.board] as const),
      [words.finishSheet, data.finish],
      [words.out, data.out],
      ...data.marks.map((path) => [words.marks, path] as const),
    ],
    drawings: <FlagDrawings />,
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
