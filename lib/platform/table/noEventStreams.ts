/**
 * No operation that the functions call answers with a stream of events. The SDK imports its support
 * for them late, which makes esbuild wrap each of 158 modules into a function that is parsed twice.
 */
export {}
