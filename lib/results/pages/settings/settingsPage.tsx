/** The page that says and sets how a regatta is scored. */
import { StatusLine } from '#page/forms.tsx'
import { framed } from '#page/frame.tsx'
import { pageWords } from '#page/words/pageWords.ts'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import type { SettingsPage } from '../../steps/settingsPage.ts'
import { PlaceForm } from './placeForm.tsx'
import { EffectTemplate } from './saving.tsx'
import { ScoringForm } from './scoringForm.tsx'
import { StageForm } from './stageForm.tsx'

export const settingsPage = (page: SettingsPage) => {
  const { language, words, sentences, regatta, userName, rules, mayScore, mayChangeStages } = page
  return framed({
    title: fill(words.title, { regatta }),
    language,
    pages: { userName },
    regatta,
    words: { ...pageWords[language].forms, sentences, effect: page.effectWords },
    main: (
      <>
        <StatusLine />
        {rules.length > 0 && (
          <section aria-labelledby="rules-heading">
            <h2 id="rules-heading">{words.rules}</h2>
            <ul>
              {rules.map((rule) => (
                <li>{rule}</li>
              ))}
            </ul>
          </section>
        )}
        {mayScore && <ScoringForm page={page} />}
        {mayChangeStages && page.series.map((series) => <StageForm page={page} of={series} />)}
        {mayScore && <PlaceForm page={page} />}
        {mayScore && <EffectTemplate page={page} />}
        {mayChangeStages && (
          <p class="on-screen">
            <a class="action" href={pathOf('/fleets', [regatta])}>
              {words.fleetsLink}
            </a>
          </p>
        )}
      </>
    ),
  })
}
