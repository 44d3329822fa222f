/** Each time is shorter than the next, so that clients get responses of the service. A test checks the order. */

/** For developers' machines, where nothing ends a request, and a busy processor or disk makes it slow. */
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

export const bodyBytesMax = 256 * 1024

/** A preference has at most 256 KiB, without the blanks and escapes, which are not stored. */
export const documentBodyBytesMax = 512 * 1024

/** With the quotes that the gateway escapes, it stays below the 6 MB limit of Lambda. */
export const largeBodyBytesMax = 4 * 1024 * 1024

/** A message of the WebSocket API contains a token and the name of a regatta. */
export const messageBytesMax = 4 * 1024

export const queryCharactersMax = 8 * 1024

/** A list of entries, or of results. */
export const fileBytesMax = 1024 * 1024

/** In Base64, with which the gateway passes it on, an image stays below the 6 MB limit of Lambda. */
export const imageBytesMax = 2 * 1024 * 1024
