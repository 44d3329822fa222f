/** The page with the marks of a regatta, for the mark boat. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { MarksPage } from '../../steps/marksPage.ts'
import { officerPage } from '#races/pages/officerPage.tsx'
import { type Actions, MarksView } from './view.tsx'

/** Nobody presses before the script has begun. */
const noActions = {} as Actions

export const marksPage = (data: MarksPage): Page =>
  officerPage({
    id: 'marks',
    title: data.words.title,
    heading: [data.words.heading, data.regatta],
    data,
    links: [[data.words.races, pathOf('/regatta', [data.regatta])]],
    children: (
      <MarksView
        {...noActions}
        page={data}
        marks={data.marks}
        tracked=""
        own={undefined}
        waiting={[]}
        lack=""
        problem=""
      />
    ),
  })
