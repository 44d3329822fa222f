/** The flags of the race committee as drawings, each with its name in words. */
import { flagName, flagText, type FlagWords } from '#races/rules/flags.ts'
import type { Flag } from '#races/rules/raceLog.ts'
import { isPreparatory } from '#races/rules/startSequence.ts'

const colors = { red: '#d0021b', blue: '#0b4ea2', yellow: '#ffd500', black: '#000', white: '#fff' }

const whole = 'M0 0h60v40H0z'
const middle = 'M20 13h20v14H20z'
const hoist = 'M0 0h30v40H0z'

/** The areas of each colour on 60 x 40, the lowest one first. */
const areas: Readonly<Partial<Record<Flag, Partial<typeof colors>>>> = {
  PAPA: { blue: whole, white: middle },
  INDIA: { yellow: whole, black: 'M20 20a10 10 0 1 0 20 0a10 10 0 1 0-20 0z' },
  ZULU: {
    yellow: 'M0 0h60L30 20z',
    blue: 'M60 0v40L30 20z',
    red: 'M60 40H0l30-20z',
    black: 'M0 40V0l30 20z',
  },
  INDIA_ZULU: {
    yellow: `${hoist}M30 0h30L45 20z`,
    blue: 'M60 0v40L45 20z',
    red: 'M60 40H30l15-20z',
    black: 'M7 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM30 40V0l15 20z',
  },
  UNIFORM: { white: whole, red: 'M0 0h30v20H0zM30 20h30v20H30z' },
  BLACK: { black: whole },
  CLASS: { white: whole, blue: 'M10.3 32.5 30 3.6l19.7 28.9zM19.7 27.5h20.6L30 12.4z' },
  AP: {
    red: 'M0 0 60 12v16L0 40z',
    white: 'M12 2.4 24 4.8v30.4l-12 2.4zM36 7.2l12 2.4v20.8l-12 2.4z',
  },
  XRAY: { white: whole, blue: 'M25 0h10v15h25v10H35v15H25V25H0V15h25z' },
  FIRSTSUBSTITUTE: { blue: 'M0 0 60 20 0 40z', yellow: 'M7 10 38 20 7 30z' },
  NOVEMBER: {
    white: whole,
    blue: 'M0 0h15v10H0zM30 0h15v10H30zM15 10h15v10H15zM45 10h15v10H45zM0 20h15v10H0zM30 20h15v10H30zM15 30h15v10H15zM45 30h15v10H45z',
  },
  ALPHA: { white: hoist, blue: 'M30 0h30L48 20l12 20H30z' },
  HOTEL: { white: hoist, red: 'M30 0h30v40H30z' },
  BLUE: { blue: whole },
}

interface Props {
  readonly flag: Flag
  readonly words: FlagWords
}

export const FlagPicture = ({ flag, words }: Props) => {
  // Officers know the meaning of a preparatory flag.
  const text = isPreparatory(flag) ? flagName(words, flag) : flagText(words, flag)
  return (
    <figure class="flag">
      <svg viewBox="-1 -1 62 42" role="img" aria-label={text}>
        {Object.entries(areas[flag] ?? {}).map(([color, d]) => (
          <path fill={colors[color as keyof typeof colors]} d={d} />
        ))}
        <path fill="none" stroke="#888" d={whole} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  )
}
