/** The flags of the race committee as drawings, each with its name in words. */

const colors = { red: '#d0021b', blue: '#0b4ea2', yellow: '#ffd500', black: '#000', white: '#fff' }

const whole = 'M0 0h60v40H0z'
const middle = 'M20 13h20v14H20z'
const hoist = 'M0 0h30v40H0z'

/** The areas of each colour on 60 x 40, the lowest one first. */
const flags: Record<string, { words: string; areas: Partial<typeof colors> }> = {
  PAPA: { words: 'P', areas: { blue: whole, white: middle } },
  INDIA: {
    words: 'I',
    areas: { yellow: whole, black: 'M20 20a10 10 0 1 0 20 0a10 10 0 1 0-20 0z' },
  },
  ZULU: {
    words: 'Z',
    areas: {
      yellow: 'M0 0h60L30 20z',
      blue: 'M60 0v40L30 20z',
      red: 'M60 40H0l30-20z',
      black: 'M0 40V0l30 20z',
    },
  },
  INDIA_ZULU: {
    words: 'Z with I',
    areas: {
      yellow: `${hoist}M30 0h30L45 20z`,
      blue: 'M60 0v40L45 20z',
      red: 'M60 40H30l15-20z',
      black: 'M7 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM30 40V0l15 20z',
    },
  },
  UNIFORM: { words: 'U', areas: { white: whole, red: 'M0 0h30v20H0zM30 20h30v20H30z' } },
  BLACK: { words: 'Black flag', areas: { black: whole } },
  CLASS: {
    words: 'Class flag',
    areas: { white: whole, blue: 'M10.3 32.5 30 3.6l19.7 28.9zM19.7 27.5h20.6L30 12.4z' },
  },
  AP: {
    words: 'AP: postponed',
    areas: {
      red: 'M0 0 60 12v16L0 40z',
      white: 'M12 2.4 24 4.8v30.4l-12 2.4zM36 7.2l12 2.4v20.8l-12 2.4z',
    },
  },
  XRAY: {
    words: 'X: individual recall',
    areas: { white: whole, blue: 'M25 0h10v15h25v10H35v15H25V25H0V15h25z' },
  },
  FIRSTSUBSTITUTE: {
    words: 'First Substitute: general recall',
    areas: { blue: 'M0 0 60 20 0 40z', yellow: 'M7 10 38 20 7 30z' },
  },
  NOVEMBER: {
    words: 'N: abandoned',
    areas: {
      white: whole,
      blue: 'M0 0h15v10H0zM30 0h15v10H30zM15 10h15v10H15zM45 10h15v10H45zM0 20h15v10H0zM30 20h15v10H30zM15 30h15v10H15zM45 30h15v10H45z',
    },
  },
  ALPHA: {
    words: 'A: no more racing today',
    areas: { white: hoist, blue: 'M30 0h30L48 20l12 20H30z' },
  },
  HOTEL: { words: 'H: further signals ashore', areas: { white: hoist, red: 'M30 0h30v40H30z' } },
  BLUE: { words: 'Blue flag: finishing', areas: { blue: whole } },
}

export const flagWords = (flag: string) => flags[flag]?.words ?? flag

export const FlagPicture = ({ flag }: { flag: string }) => (
  <figure class="flag">
    <svg viewBox="-1 -1 62 42" role="img" aria-label={flagWords(flag)}>
      {Object.entries(flags[flag]?.areas ?? {}).map(([color, d]) => (
        <path fill={colors[color as 'red']} d={d} />
      ))}
      <path fill="none" stroke="#888" d={whole} />
    </svg>
    <figcaption>{flagWords(flag)}</figcaption>
  </figure>
)
