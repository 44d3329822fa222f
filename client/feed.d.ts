// Generated from client/feed.ts by npm run generate.
/** Follows the feed of a regatta: reads page after page, and waits for new events at the end. */
import type { components } from './schema.d.ts';
/** A change of a regatta, in the form of CloudEvents 1.0. */
export type FeedEvent = components['schemas']['CloudEvent'];
export interface FeedOptions {
    /** A position from `remember`. Absent: the oldest event that the service keeps. */
    readonly after?: string;
    /** Ends the sequence. */
    readonly signal?: AbortSignal;
    /** The wait before the next look for new events. Default: 2000. */
    readonly pollMillis?: number;
    /**
     * Gets the position after all events of a page were processed. A program that stores it can
     * continue there after a restart.
     */
    readonly remember?: (after: string) => unknown;
}
export interface FeedPage {
    readonly events: readonly FeedEvent[];
    readonly next: string;
}
/** @param read reads the page after a position */
export declare function followFeed(read: (after: string | undefined) => Promise<FeedPage>, { after, signal, pollMillis, remember }: FeedOptions): AsyncGenerator<FeedEvent, void>;
