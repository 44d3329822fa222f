/** Reads the page that sets how a regatta is scored. */
import { mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { objectsOf } from '#races/steps/newRegattas.ts'
import { keptSettingsOf } from '#races/rules/regattaChange.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Language } from '#values/language.ts'
import { messageWriter } from '#values/messages.ts'
import { readSeriesFacts } from './results.ts'
import { racesWords } from '#races/words/racesWords.ts'
import type { ResultsWords } from '../words/en.ts'
import { resultsWords } from '../words/resultsWords.ts'

const effectWordsOf = (words: ResultsWords['finish']) => {
  const { preview, staysSame, changes, change, boat, rank, points } = words
  return { preview, staysSame, changes, change, boat, rank, points }
}

export type SettingsPage = Awaited<ReturnType<typeof readSettingsPage>>

/** Requires permission to read the regatta. */
export const readSettingsPage = async (context: Context, language: Language, name: string) => {
  const regatta = await requireRegatta(context, name)
  const objects = objectsOf(regatta)
  const [[mayChange, mayScore], [mayReadResults]] = await Promise.all([
    mayEach(context, objects, 'UPDATE'),
    mayEach(context, objects.slice(1), 'READ'),
  ])
  const facts = mayReadResults === true ? await readSeriesFacts(context, regatta.name) : undefined
  const { standings } = (await facts?.results()) ?? {}
  const { settings: words, sentences, finish } = resultsWords[language]
  const write = messageWriter(language, sentences)
  return {
    language,
    words,
    sentences,
    classWords: racesWords[language].classFields,
    effectWords: { ...effectWordsOf(finish), provisional: racesWords[language].setUp.provisional },
    userName: context.caller?.user.name,
    regatta: regatta.name,
    rules: standings?.rules.map((rule) => write(rule)) ?? [],
    scoring: regatta.scoring,
    series: regatta.series,
    /** A change of the regatta would clear them otherwise. */
    kept: keptSettingsOf(regatta),
    mayScore: mayScore === true,
    mayChangeStages: mayChange === true && mayScore === true,
  }
}
