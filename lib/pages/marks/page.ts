/** The page with the marks of a regatta, for the mark boat. */
import script from '../../../browser/marks/main.js?bundle'
import type { MarksPage } from '../steps/marksPage.ts'
import { markup, name, pathOf } from '../common/markup.ts'
import { officerPages } from '../common/officer.ts'

const { show, headers } = officerPages(script)

export const marksPageHeaders = headers

export const marksPage = ({ regatta, userName, timeZone, ...data }: MarksPage): string =>
  show({
    ...{ regatta, userName, timeZone, id: 'marks' },
    title: 'Marks',
    heading: markup`Marks of ${name(regatta)}`,
    data: {
      ...{ user: userName, zone: timeZone, ...data },
      path: pathOf('/sailingserver/api/v1/leaderboards', [regatta], '/marks'),
    },
    footer: markup`<a href="${pathOf('/regatta', [regatta])}">Races</a>`,
  })
