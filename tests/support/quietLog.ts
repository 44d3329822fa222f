/**
 * Suppresses the log of the functions: a test writes thousands of lines. Tests of the log spy on
 * `process.stdout.write`.
 */
const write = process.stdout.write.bind(process.stdout)

const isLogLine = (chunk: unknown): boolean =>
  typeof chunk === 'string' && chunk.startsWith('{"level":')

const writeQuietly = ((...parameters: Parameters<typeof write>) =>
  isLogLine(parameters[0]) || write(...parameters)) as typeof write

// A previous file may have done it in the same process.
if (process.stdout.write.name !== writeQuietly.name) process.stdout.write = writeQuietly
