/** The page with the marks of a regatta, for the mark boat. */
import type { Page } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import type { MarksPage } from '../../steps/marksPage.ts'
import { officerPage } from '#races/pages/officerPage.tsx'

export const marksPage = (data: MarksPage): Page =>
  officerPage({
    id: 'marks',
    title: 'Marks',
    heading: ['Marks of', data.regatta],
    data,
    links: [['Races', pathOf('/regatta', [data.regatta])]],
  })
