/**
 * How long the parts of a request may take. Each fits into the next one, so that a client always gets
 * an answer of ours, and never one of the gateway: a test holds them in this order, against
 * `serverless.yml`.
 */

/** The count of requests is not worth more of a client's time: it goes on without. */
export const reportMillisMax = 1000

/** One attempt to reach the table. */
export const connectMillisMax = 1000
export const attemptMillisMax = 2500

/** No step of what is left to remove after a deletion begins later than this. */
export const housekeepingMillisMax = 5000

/** When others change the same thing, no attempt begins later than this. */
export const retryMillisMax = 6000

/** All calls to the table end here, whatever they are waiting for. */
export const requestMillisMax = 8000

/** For what became of the calls that were ended: a request that waits longer is answered all the same. */
export const graceMillis = 250
