// Generated from client/feed.ts by npm run generate.
/** Follows the feed of a regatta: reads page after page, and waits for new events at the end. */
import type { components } from "./schema.d.ts";
/** A change of a regatta, in the form of CloudEvents 1.0. */
export type FeedEvent = components["schemas"]["CloudEvent"];
export interface FeedOptions {
	/** A position from `remember`. Absent: the oldest event that the service keeps. */
	readonly after?: string;
	/** Ends the sequence. */
	readonly signal?: AbortSignal | null;
	/** The wait before the next look for new events. Default: 2000. */
	readonly pollMillis?: number;
	/**
	* Gets the position after all events of a page were processed. A program that stores it can
	* continue there after a restart.
	*/
	readonly remember?: (after: string) => unknown;
}
interface Page {
	readonly data: unknown;
	readonly response: Response;
}
type Get = (path: string, request: object) => Promise<Page>;
export declare const feedThrough: (get: Get) => (regattaName: string, options?: FeedOptions) => AsyncGenerator<FeedEvent, void>;
export {};
