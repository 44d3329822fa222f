/** A flag of the race committee as a drawing, with its name in words. */
import { flagName, flagText, type FlagWords } from '#races/rules/flags.ts'
import type { AnyFlag, FlagDetails } from '#races/rules/raceLog.ts'
import { isPreparatory } from '#races/rules/startSequence.ts'

/** The page has the drawings, so that its script stays small: `flagDrawings.tsx`. */
export const flagId = ({ flag, hours = 0 }: Drawn) => `flag-${flag}${hours}`

export interface Drawn extends Pick<FlagDetails, 'hours'> {
  readonly flag: AnyFlag
}

interface Props extends FlagDetails {
  readonly flag: AnyFlag
  readonly words: FlagWords
  readonly timeText: (millis: number) => string
}

export const FlagPicture = ({ words, timeText, ...flying }: Props) => {
  const { flag } = flying
  // Officers know the meaning of a preparatory flag.
  const text = isPreparatory(flag) ? flagName(words, flag) : flagText(words, flag, flying, timeText)
  return (
    <figure class="flag">
      <svg viewBox="-1 -1 62 42" role="img" aria-label={text}>
        <use href={`#${flagId(flying)}`} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  )
}
