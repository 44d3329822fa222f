/**
 * The tags of the races. R3 is in its first minutes when the demo is loaded: later moments appear only
 * as plans.
 */
import type { UserName } from './people.ts'
import type { RaceOfDemo } from './regatta.ts'

export interface DemoTag {
  readonly race: RaceOfDemo
  /** The time of the tag, in seconds from the start of the race. */
  readonly seconds: number
  /** Absent: the administrator who loads the demo. */
  readonly by?: UserName
  readonly tag: string
  readonly comment?: string
  /** Visible to the author, and to users with UPDATE on the leaderboard. */
  readonly hiddenInfo?: string
  /** False: the tag is only visible to its author. */
  readonly public: boolean
}

const minute = 60

const tag = (
  race: DemoTag['race'],
  seconds: number,
  by: UserName | undefined,
  text: string,
  more: Partial<DemoTag> = {},
): DemoTag => ({ race, seconds, ...(by && { by }), tag: text, public: true, ...more })

export const tags: readonly DemoTag[] = [
  tag('R1', 0, 'race-officer', 'Start', { comment: 'Clear start' }),
  tag('R1', 42.5 * minute, 'commentator', 'Nordlys wins', {
    comment: 'Edelweiss follows half a minute later',
  }),
  tag('R2', 0, 'race-officer', 'Start', { comment: 'Individual recall' }),
  tag('R2', 21 * minute, 'commentator', 'Rybitwa has capsized', {
    comment: 'Kittiwake turns back to help',
  }),
  tag('R2', 65 * minute, 'event-manager', 'Redress for Kittiwake', {
    comment: 'Case 3: the average of her other races',
  }),
  tag('R3', -30 * minute, undefined, 'Forecast', { comment: 'The wind lasts until the evening' }),
  tag('R3', -12 * minute, 'race-officer', 'Wind 240°, 14 knots', {
    hiddenInfo: 'Shifts of 10 degrees to the right every six minutes',
  }),
  tag('R3', -8 * minute, 'commentator', 'Twelve boats at the start', {
    comment: 'Most of them wait near the committee boat',
  }),
  tag('R3', 0, 'race-officer', 'Start', { comment: 'Individual recall' }),
  tag('R3', 70, 'race-officer', 'Room at the committee boat?', {
    comment: 'Ask the umpires in the evening',
    public: false,
  }),
  tag('R3', 100, 'commentator', 'The fleet splits', {
    comment: 'Half of it tacks to the right side',
  }),
  tag('R3', 3 * minute, 'spectator', 'A boat has capsized', {
    comment: 'Best seen from the breakwater',
    public: false,
  }),
  tag('R3', 3.5 * minute, 'commentator', 'A new leader', {
    comment: 'From the right side, with more pressure',
  }),
  tag('R3', 5 * minute, 'commentator', 'Halfway to mark 1'),
  tag('R3', 45 * minute, 'race-officer', 'Time limit planned', {
    comment: 'For the first boat at the finish',
  }),
  tag('R3', 75 * minute, 'commentator', 'Interview planned', {
    comment: 'Ask why they tacked so early in R1',
    public: false,
  }),
]
