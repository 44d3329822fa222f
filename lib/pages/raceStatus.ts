/** The states of a race, in the words of a race committee. */
import { flagName } from '#races/rules/flags.ts'
import type { Flag, FlyingFlag, RaceStatus } from '#races/rules/raceLog.ts'
import { racesWords } from '#races/words/racesWords.ts'
import { minuteText } from '#page/time.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { sitePages } from './words/sitePages.ts'

/** The flags that a reader has to know of. */
const shownFlags: readonly Flag[] = ['AP', 'NOVEMBER', 'FIRSTSUBSTITUTE', 'XRAY']

/** @example 'postponed (flag AP)' */
const wordsOf = (flag: Flag, language: Language): string => {
  const { flags: words } = sitePages[language]
  const { start } = racesWords[language]
  const name = flagName(start, flag)
  const values = { meaning: start.meanings[flag] ?? '', flag: name }
  return fill(name.length > 2 ? words.named : words.lettered, values)
}

export const flagFacts = (
  flying: readonly FlyingFlag[],
  language: Language = 'en',
): readonly string[] =>
  flying.flatMap(({ flag, lowerFlag }) => {
    if (!shownFlags.includes(flag)) return []
    const isLower = lowerFlag === 'ALPHA' || lowerFlag === 'HOTEL'
    return [[flag, ...(isLower ? [lowerFlag] : [])].map((one) => wordsOf(one, language)).join(', ')]
  })

/** The status and the start. A race that started by its tracking or a tag was never scheduled. */
export const stateFacts = (
  status: RaceStatus | undefined,
  startMillis: number | null,
  timeZone: string,
  language: Language = 'en',
): readonly string[] => {
  const { start, ...statuses } = sitePages[language].statuses
  const isUnscheduled = status === 'UNSCHEDULED' && startMillis !== null
  return [
    ...(status === undefined || isUnscheduled ? [] : [statuses[status]]),
    ...(startMillis === null
      ? []
      : [fill(start, { time: minuteText(startMillis, timeZone, language) })]),
  ]
}
