/** The states of a race, in the words of a race committee. */
import { flagMeaning, flagName } from '#races/rules/flags.ts'
import type { AnyFlag, FlagDetails, FlyingFlag, RaceStatus } from '#races/rules/raceLog.ts'
import { sideFlags } from '#schemas/races/raceLogWords.ts'
import { racesWords } from '#races/words/racesWords.ts'
import { minuteText } from '#page/time.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { sitePages } from './words/sitePages.ts'

/** The flags that a reader has to know of. */
const shownFlags: readonly AnyFlag[] = ['AP', 'NOVEMBER', 'FIRSTSUBSTITUTE', 'XRAY', ...sideFlags]

export interface ShownFlag extends FlagDetails {
  readonly flag: AnyFlag
}

const shownOf = (flying: readonly FlyingFlag[]) =>
  flying.filter(({ flag }) => shownFlags.includes(flag))

/** The flag, and the one below it on its pole. */
const poleOf = (one: FlyingFlag): readonly ShownFlag[] =>
  one.lowerFlag === 'ALPHA' || one.lowerFlag === 'HOTEL' ? [one, { flag: one.lowerFlag }] : [one]

export const shownFlagsOf = (flying: readonly FlyingFlag[]): readonly ShownFlag[] =>
  shownOf(flying).flatMap(poleOf)

/** @example 'postponed (flag AP)' */
const wordsOf = (
  { flag, ...details }: ShownFlag,
  timeZone: string,
  language: Language = 'en',
): string => {
  const { flags: words } = sitePages[language]
  const { start } = racesWords[language]
  const name = flagName(start, flag, details)
  const timeText = (millis: number) => minuteText(millis, timeZone, language)
  const values = { meaning: flagMeaning(start, flag, details, timeText), flag: name }
  return fill(name.length > 2 ? words.named : words.lettered, values)
}

/** The words of a numeral pennant name AP too. */
export const flagFacts = (
  flying: readonly FlyingFlag[],
  timeZone: string,
  language?: Language,
): readonly string[] => {
  const shown = shownOf(flying)
  const hasPennant = shown.some(({ flag }) => flag === 'PENNANT')
  const told = shown.filter(({ flag }) => flag !== 'AP' || !hasPennant)
  return told.map((one) =>
    poleOf(one)
      .map((each) => wordsOf(each, timeZone, language))
      .join(', '),
  )
}

/** The status and the start. A race that started by its tracking or a tag was never scheduled. */
export const stateFacts = (
  status: RaceStatus | 'OFFICIAL' | undefined,
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
