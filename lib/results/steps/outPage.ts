/** Reads the page that shows who is out there. */
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { pathOf } from '#values/pathSegment.ts'
import { openedPage } from '#races/steps/officerPage.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import type { tallyList } from '#schemas/results/tally.ts'
import type { Static } from '#schemas/schema.ts'
import type { PageWords } from '#page/words/en.ts'
import { pageWords } from '#page/words/pageWords.ts'
import type { ResultsWords } from '../words/en.ts'
import { resultsWords } from '../words/resultsWords.ts'
import { showTally } from './tally.ts'

export interface OutPage extends OpenedPage {
  /** The paths of the list, and of the competitors. */
  readonly tally: string
  readonly competitors: string
  readonly words: ResultsWords['out'] & PageWords['waiting']
  /** As the page was opened. */
  readonly list: Static<typeof tallyList>
}

/** Requires permission to update the leaderboard. */
export const readOutPage = async (
  context: Context,
  language: Language,
  regattaName: string,
): Promise<OutPage> => {
  const regatta = await requireRegatta(context, regattaName, 'LEADERBOARD')
  return {
    ...openedPage(context, regatta, language),
    tally: pathOf('/sailingserver/api/v1/leaderboards', [regatta.name], '/tally'),
    competitors: pathOf('/sailingserver/api/v1/regattas', [regatta.name], '/competitors'),
    words: { ...pageWords[language].waiting, ...resultsWords[language].out },
    list: await showTally(context, regatta.name),
  }
}
