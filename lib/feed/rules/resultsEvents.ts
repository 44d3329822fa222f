/** The event of a change of the results of a race. */
import { type DerivedEvent, type EventRace, raceEvent } from './feedEvent.ts'

export interface FeedResultsChange extends EventRace {
  readonly kind: 'confirmed' | 'official' | 'changed'
  /** The state of the finish sheet; absent: it was removed. */
  readonly state?: string | undefined
}

/** A change is written once. It contains competitors, whom not every reader may see. */
export const eventsOfResults = (
  before: FeedResultsChange | undefined,
  after: FeedResultsChange | undefined,
): readonly DerivedEvent[] =>
  before !== undefined || after === undefined
    ? []
    : [raceEvent(`race.results.${after.kind}`, after, { state: after.state ?? null })]
