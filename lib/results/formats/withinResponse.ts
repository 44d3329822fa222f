import { Failure } from '#values/failure.ts'
import { responseBytesMax } from '../steps/standingsSize.ts'

/** A file without a part of the competitors would be wrong without a word. */
export const withinResponse =
  <Results>(format: (results: Results) => string) =>
  (results: Results): string => {
    const text = format(results)
    // A function returns the text in JSON.
    if (Buffer.byteLength(JSON.stringify(text)) <= responseBytesMax) return text
    const detail =
      `The file would have more than ${responseBytesMax} bytes. Ask for fewer competitors with ` +
      '`limit`, and for the others with the `Link` of the response.'
    throw new Failure('too-large', detail)
  }
