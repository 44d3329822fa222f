/**
 * Time limits for the parts of a request. Each is shorter than the next, so that a client always
 * gets a response of the service, and never one of the gateway. A test checks this order, and
 * compares it with `serverless.yml`.
 */

/**
 * Multiplies the limits on a developer's machine, where no function and no gateway ends a request: a
 * busy processor or a slow disk makes requests slow, and is no reason to refuse them.
 */
export const localPatience = 15

/** A rate limit report that takes longer is abandoned, and the request continues. */
export const reportMillisMax = 1000

/** One attempt to reach the table. */
export const connectMillisMax = 1000
export const attemptMillisMax = 2500

/** An attempt to sign in waits this long for attempts that were counted before and still run. */
export const attemptWaitMillisMax = 4000

/** No clean-up step after a deletion starts later than this. */
export const cleanUpMillisMax = 5000

/** After a conflict, no retry starts later than this. */
export const retryMillisMax = 6000

/** All calls to the table are aborted at this time. */
export const requestMillisMax = 8000

/** Time for the results of aborted calls. After it, the request is answered without them. */
export const graceMillis = 250
