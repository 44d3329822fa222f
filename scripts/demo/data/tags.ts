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

export const tags: readonly DemoTag[] = [
  {
    race: 'R1',
    at: '2026-06-20T09:00:00Z',
    by: 'race-officer',
    tag: 'Start',
    comment: 'Clear start',
    public: true,
  },
  {
    race: 'R1',
    at: '2026-06-20T09:01:30Z',
    by: 'race-officer',
    tag: 'Wind 240°, 14 knots',
    hiddenInfo: 'Shifts of 10 degrees to the right every six minutes',
    public: true,
  },
  {
    race: 'R1',
    at: '2026-06-20T09:09:10Z',
    by: 'commentator',
    tag: 'First at mark 1',
    comment: 'Three boats within ten seconds',
    public: true,
  },
  {
    race: 'R1',
    at: '2026-06-20T09:10:05Z',
    by: 'spectator',
    tag: 'Capsize at mark 1a',
    comment: 'Best seen from the breakwater',
    public: false,
  },
  {
    race: 'R1',
    at: '2026-06-20T09:15:40Z',
    by: 'commentator',
    tag: 'The fleet splits',
    comment: 'Half of it leaves by the right mark of the gate',
    public: true,
  },
  {
    race: 'R1',
    at: '2026-06-20T09:16:20Z',
    by: 'race-officer',
    tag: 'Room at the gate?',
    comment: 'Ask the umpires in the evening',
    public: false,
  },
  {
    race: 'R1',
    at: '2026-06-20T09:24:00Z',
    by: 'commentator',
    tag: 'A new leader',
    comment: 'From the right side, with more pressure',
    public: true,
  },
  {
    race: 'R1',
    at: '2026-06-20T09:31:15Z',
    by: 'race-officer',
    tag: 'First boat finished',
    public: true,
  },
  {
    race: 'R2',
    at: '2026-06-20T10:30:00Z',
    by: 'race-officer',
    tag: 'General recall',
    comment: 'Black flag for the next start',
    public: true,
  },
  {
    race: 'R2',
    at: '2026-06-20T10:41:00Z',
    by: 'race-officer',
    tag: 'Start',
    public: true,
  },
  {
    race: 'R2',
    at: '2026-06-20T10:52:30Z',
    by: 'commentator',
    tag: 'Interview after the race',
    comment: 'Why did they tack so early?',
    public: false,
  },
  {
    race: 'R3',
    at: '2026-06-21T09:00:00Z',
    by: 'event-manager',
    tag: 'Start planned',
    comment: 'Three laps if the wind holds',
    public: true,
  },
  {
    race: 'R1',
    at: '2026-06-20T09:40:00Z',
    tag: 'Last boat finished',
    public: true,
  },
]
