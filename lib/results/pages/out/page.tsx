/** The page that shows who is out there, for safety boats. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { officerPage } from '#races/pages/officerPage.tsx'
import type { OutPage } from '../../steps/outPage.ts'
import { listOf } from './boats.ts'
import { paths as files } from './out.css?file'
import { OutView } from './view.tsx'

const nothing = () => undefined

export const outPage = (data: OutPage): Page => {
  const { classes, regatta, path, words } = data
  const list = listOf(
    classes,
    classes.map((one) => one.list),
  )
  return officerPage({
    id: 'out',
    title: words.title,
    heading: [words.heading, regatta],
    data,
    files,
    links: [
      [words.races, path ?? pathOf('/regatta', [regatta])],
      ...classes.map(({ marks }) => [words.marks, marks] as const),
    ],
    children: (
      <OutView
        page={data}
        list={list}
        boats={list.boats}
        last={undefined}
        waiting={[]}
        lack=""
        problem=""
        offset={0}
        nowMillis={list.at}
        check={nothing}
        discard={nothing}
      />
    ),
  })
}
