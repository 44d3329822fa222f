/** The finish sheets: R1 is official, R2 is provisional, and the one of the live race has just begun. */
import type { RaceOfDemo } from './regatta.ts'

interface DemoFinish {
  readonly sailId: string
  /** The time of the finish, in seconds from the start of the race. */
  readonly seconds?: number
  readonly code?: 'OCS' | 'DNF' | 'RET'
  readonly penalties?: readonly { readonly code: 'SCP'; readonly percent: number }[]
  readonly redress?: { readonly kind: 'all' }
  readonly comment?: string
}

export interface DemoSheet {
  readonly race: RaceOfDemo
  readonly state: 'draft' | 'confirmed' | 'official'
  readonly finishes: readonly DemoFinish[]
  readonly comment?: string
}

/** @param time minutes and seconds from the start of the race */
export const at = (sailId: string, time: `${number}:${number}`, more: Partial<DemoFinish> = {}) => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number)
  return { sailId, seconds: minutes * 60 + seconds, ...more }
}

export const sheets: readonly DemoSheet[] = [
  {
    race: 'R1',
    state: 'official',
    finishes: [
      at('DEN 7', '42:31'),
      at('SUI 21', '42:58'),
      at('GER 12', '43:20'),
      at('NZL 4', '43:47'),
      at('GBR 8', '44:05'),
      at('NOR 3', '44:52'),
      at('FRA 14', '45:10'),
      at('SWE 19', '45:26'),
      at('ESP 33', '46:18'),
      at('NED 5', '46:40'),
      at('ITA 11', '47:55'),
      { sailId: 'POL 2', code: 'RET', comment: 'Touched mark 1, and took no penalty' },
    ],
    comment: 'Wind 240°, 14 knots',
  },
  {
    race: 'R2',
    state: 'confirmed',
    finishes: [
      at('GER 12', '36:04'),
      at('NZL 4', '36:39'),
      at('DEN 7', '36:51'),
      at('NOR 3', '37:22', {
        penalties: [{ code: 'SCP', percent: 20 }],
        comment: 'Launched before D was displayed',
      }),
      at('SUI 21', '37:45'),
      at('FRA 14', '38:10'),
      at('SWE 19', '38:34'),
      at('NED 5', '39:02'),
      at('ITA 11', '40:15'),
      at('GBR 8', '44:27', {
        redress: { kind: 'all' },
        comment: 'Case 3: gave help to POL 2',
      }),
      { sailId: 'ESP 33', code: 'OCS' },
      { sailId: 'POL 2', code: 'DNF', comment: 'Capsized, and was towed ashore' },
    ],
  },
  {
    race: 'R3',
    state: 'draft',
    finishes: [{ sailId: 'SUI 21', code: 'OCS', comment: 'Individual recall, did not return' }],
  },
]
