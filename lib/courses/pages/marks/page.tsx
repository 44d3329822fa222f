/** The page with the marks of a regatta, for the mark boat. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { MarksPage } from '../../steps/marksPage.ts'
import { officerPage } from '#races/pages/officerPage.tsx'
import { MarksView } from './view.tsx'

const nothing = () => undefined

export const marksPage = (data: MarksPage): Page =>
  officerPage({
    id: 'marks',
    title: data.words.title,
    heading: [data.words.heading, data.regatta],
    data,
    links: [[data.words.races, pathOf('/regatta', [data.regatta])]],
    children: (
      <MarksView
        page={data}
        marks={data.marks}
        tracked=""
        own={undefined}
        waiting={[]}
        lack=""
        problem=""
        ping={nothing}
        move={nothing}
        track={nothing}
        discard={nothing}
      />
    ),
  })
