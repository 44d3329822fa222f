/** Tags that were written during the races. */
import type { UserName } from './people.ts'

export interface DemoTag {
  readonly race: 'R1' | 'R2' | 'R3'
  /** The race time of the tag. */
  readonly at: string
  /** Absent: the administrator who loads the demo. */
  readonly by?: UserName
  readonly tag: string
  readonly comment?: string
  /** Visible to the author, and to users with UPDATE on the leaderboard. */
  readonly hiddenInfo?: string
  /** False: the tag is only visible to its author. */
  readonly public: boolean
}

const tag = (
  race: DemoTag['race'],
  at: string,
  by: UserName | undefined,
  text: string,
  more: Partial<DemoTag> = {},
): DemoTag => ({ race, at, ...(by && { by }), tag: text, public: true, ...more })

export const tags: readonly DemoTag[] = [
  tag('R1', '2026-06-20T09:00:00Z', 'race-officer', 'Start', { comment: 'Clear start' }),
  tag('R1', '2026-06-20T09:01:30Z', 'race-officer', 'Wind 240°, 14 knots', {
    hiddenInfo: 'Shifts of 10 degrees to the right every six minutes',
  }),
  tag('R1', '2026-06-20T09:09:10Z', 'commentator', 'First at mark 1', {
    comment: 'Three boats within ten seconds',
  }),
  tag('R1', '2026-06-20T09:10:05Z', 'spectator', 'Capsize at mark 1a', {
    comment: 'Best seen from the breakwater',
    public: false,
  }),
  tag('R1', '2026-06-20T09:15:40Z', 'commentator', 'The fleet splits', {
    comment: 'Half of it leaves by the right mark of the gate',
  }),
  tag('R1', '2026-06-20T09:16:20Z', 'race-officer', 'Room at the gate?', {
    comment: 'Ask the umpires in the evening',
    public: false,
  }),
  tag('R1', '2026-06-20T09:24:00Z', 'commentator', 'A new leader', {
    comment: 'From the right side, with more pressure',
  }),
  tag('R1', '2026-06-20T09:31:15Z', 'race-officer', 'First boat finished'),
  tag('R2', '2026-06-20T10:30:00Z', 'race-officer', 'General recall', {
    comment: 'Black flag for the next start',
  }),
  tag('R2', '2026-06-20T10:41:00Z', 'race-officer', 'Start'),
  tag('R2', '2026-06-20T10:52:30Z', 'commentator', 'Interview after the race', {
    comment: 'Why did they tack so early?',
    public: false,
  }),
  tag('R3', '2026-06-21T09:00:00Z', 'event-manager', 'Start planned', {
    comment: 'Three laps if the wind holds',
  }),
  tag('R1', '2026-06-20T09:40:00Z', undefined, 'Last boat finished'),
]
