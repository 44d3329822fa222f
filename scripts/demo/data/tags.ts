/**
 * The tags of the races. R1 is in its first minutes when the demo is loaded: later moments appear only
 * as plans.
 */
import type { UserName } from './people.ts'
import { plannedStarts } from './regatta.ts'

export interface DemoTag {
  readonly race: 'R1' | 'R2' | 'R3'
  /** The time of the tag, in seconds from the start of R1. */
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
const hour = 60 * minute

const tag = (
  race: DemoTag['race'],
  seconds: number,
  by: UserName | undefined,
  text: string,
  more: Partial<DemoTag> = {},
): DemoTag => ({ race, seconds, ...(by && { by }), tag: text, public: true, ...more })

export const tags: readonly DemoTag[] = [
  tag('R1', -30 * minute, undefined, 'Forecast', { comment: 'The wind lasts until the evening' }),
  tag('R1', -12 * minute, 'race-officer', 'Wind 240°, 14 knots', {
    hiddenInfo: 'Shifts of 10 degrees to the right every six minutes',
  }),
  tag('R1', -8 * minute, 'commentator', 'Twelve boats at the start', {
    comment: 'Most of them wait near the committee boat',
  }),
  tag('R1', 0, 'race-officer', 'Start', { comment: 'Clear start' }),
  tag('R1', 70, 'race-officer', 'Room at the committee boat?', {
    comment: 'Ask the umpires in the evening',
    public: false,
  }),
  tag('R1', 100, 'commentator', 'The fleet splits', {
    comment: 'Half of it tacks to the right side',
  }),
  tag('R1', 3 * minute, 'spectator', 'A boat has capsized', {
    comment: 'Best seen from the breakwater',
    public: false,
  }),
  tag('R1', 3.5 * minute, 'commentator', 'A new leader', {
    comment: 'From the right side, with more pressure',
  }),
  tag('R1', 5 * minute, 'commentator', 'Halfway to mark 1'),
  tag('R2', plannedStarts.R2, 'race-officer', 'Start planned', {
    comment: 'Two laps on the outer loop',
  }),
  tag('R2', 1.5 * hour, 'race-officer', 'Time limit planned', {
    comment: 'For the first boat at mark 2',
  }),
  tag('R2', 2.25 * hour, 'commentator', 'Interview planned', {
    comment: 'Ask why they tacked so early in R1',
    public: false,
  }),
  tag('R3', plannedStarts.R3, 'event-manager', 'Start planned', {
    comment: 'Three laps if the wind holds',
  }),
]
