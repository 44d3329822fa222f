/** The flags of the race committee as drawings. */
import type { AnyFlag } from '#races/rules/raceLog.ts'
import { type Drawn, flagId } from './flags.tsx'

const colors = { red: '#d0021b', blue: '#0b4ea2', yellow: '#ffd500', black: '#000', white: '#fff' }

const whole = 'M0 0h60v40H0z'
const middle = 'M20 13h20v14H20z'
const hoist = 'M0 0h30v40H0z'

/** The areas of each colour on 60 x 40, the lowest one first. */
const areas: Readonly<Partial<Record<AnyFlag, Partial<typeof colors>>>> = {
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
  VICTOR: {
    white: whole,
    red: 'M0 0h9l21 14L51 0h9v6L39 20l21 14v6h-9L30 26 9 40H0v-6l21-14L0 6z',
  },
  CHARLIE: { blue: whole, white: 'M0 8h60v24H0z', red: 'M0 16h60v8H0z' },
  SIERRA: { white: whole, blue: middle },
  YANKEE: {
    yellow: whole,
    red: 'M0 8 8 0h8L0 16zM0 24 24 0h8L0 32zM0 40 40 0h8L8 40zM16 40 56 0h4v4L24 40zM32 40l28-28v8L40 40zM48 40l12-12v8l-4 4z',
  },
}

const tapered = 'M0 0 60 12v16L0 40z'

/** The numeral pennants 1 to 9. */
const pennants: readonly Partial<typeof colors>[] = [
  { white: tapered, red: 'M13 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0z' },
  { blue: tapered, white: 'M13 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0z' },
  { white: tapered, red: 'M0 0 20 4v32L0 40z', blue: 'M40 8l20 4v16l-20 4z' },
  { red: tapered, white: 'M16 3.2l8 1.6V17h36v6H24v12.2l-8 1.6V23H0v-6h16z' },
  { yellow: tapered, blue: 'M30 6l30 6v16l-30 6z' },
  { white: tapered, black: 'M0 0 60 12v8H0z' },
  { red: tapered, yellow: 'M0 0 60 12v8H0z' },
  { white: tapered, red: 'M16 3.2l8 1.6V17h36v6H24v12.2l-8 1.6V23H0v-6h16z' },
  {
    white: 'M0 0 30 6v14H0z',
    black: 'M30 6l30 6v8H30z',
    red: 'M0 20h30v14L0 40z',
    yellow: 'M30 20h30v8l-30 6z',
  },
]

const Areas = ({ flag, hours = 0 }: Drawn) => (
  <>
    {Object.entries(areas[flag] ?? pennants[hours - 1] ?? {}).map(([color, d]) => (
      <path fill={colors[color as keyof typeof colors]} d={d} />
    ))}
    <path fill="none" stroke="#888" d={flag === 'PENNANT' ? tapered : whole} />
  </>
)

/** The words are beside the drawing. */
export const FlagDrawing = (drawn: Drawn) => (
  <svg viewBox="-1 -1 62 42" aria-hidden="true">
    <Areas {...drawn} />
  </svg>
)

/** All drawings, for the pictures that a script adds. */
export const FlagDrawings = () => {
  const all: readonly Drawn[] = [
    ...(Object.keys(areas) as AnyFlag[]).map((flag) => ({ flag })),
    ...pennants.map((_, position) => ({ flag: 'PENNANT' as const, hours: position + 1 })),
  ]
  return (
    <svg class="hidden" aria-hidden="true">
      {all.map((one) => (
        <g id={flagId(one)}>
          <Areas {...one} />
        </g>
      ))}
    </svg>
  )
}
