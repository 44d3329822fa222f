/** The page that shows who is out there, for safety boats. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { officerPage } from '#races/pages/officerPage.tsx'
import type { OutPage } from '../../steps/outPage.ts'
import { listIn } from './boats.ts'
import { paths as files } from './out.css?file'
import { OutView } from './view.tsx'

const nothing = () => undefined

export const outPage = (data: OutPage): Page => {
  const list = listIn(data.list)
  return officerPage({
    id: 'out',
    title: data.words.title,
    heading: [data.words.heading, data.regatta],
    data,
    files,
    links: [
      [data.words.races, pathOf('/regatta', [data.regatta])],
      [data.words.marks, pathOf('/marks', [data.regatta])],
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
