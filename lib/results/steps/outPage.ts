/** Reads the page that shows who is out there. */
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { pathOf } from '#values/pathSegment.ts'
import { openedPage } from '#races/steps/officerPage.ts'
import { readAddressed } from '#races/steps/eventInstead.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import type { tallyList } from '#schemas/results/tally.ts'
import type { Static } from '#schemas/schema.ts'
import type { PageWords } from '#page/words/en.ts'
import { pageWords } from '#page/words/pageWords.ts'
import type { ResultsWords } from '../words/en.ts'
import { resultsWords } from '../words/resultsWords.ts'
import { showTally } from './tally.ts'

/** The boats of a regatta, with the paths of their list, and of the competitors. */
export interface OutClass {
  /** Absent: it is the only one. */
  readonly title?: string
  readonly tally: string
  readonly competitors: string
  readonly marks: string
  /** As the page was opened. */
  readonly list: Static<typeof tallyList>
}

export interface OutPage extends OpenedPage {
  readonly words: ResultsWords['out'] & PageWords['waiting']
  readonly classes: readonly OutClass[]
}

/** Requires permission to tally boats of the leaderboard, or of one of the event. */
export const readOutPage = async (
  context: Context,
  language: Language,
  regattaName: string,
): Promise<OutPage> => {
  const { classes, ...addressed } = await readAddressed(context, regattaName, 'TALLY')
  return {
    ...openedPage(context, addressed, language),
    words: { ...pageWords[language].waiting, ...resultsWords[language].out },
    classes: await Promise.all(
      classes.map(async ({ regatta: { name }, title }) => ({
        ...(classes.length > 1 && { title }),
        tally: pathOf('/sailingserver/api/v1/leaderboards', [name], '/tally'),
        competitors: pathOf('/sailingserver/api/v1/regattas', [name], '/competitors'),
        marks: pathOf('/marks', [name]),
        list: await showTally(context, name),
      })),
    ),
  }
}
