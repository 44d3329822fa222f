/** Formats a request as a command that a person can run. */
import type { FuzzedRequest } from './requests.ts'

const charactersMax = 1500

export const curlLine = (address: string, request: FuzzedRequest): string => {
  const { method, target, headers, body, bytes } = request
  if (bytes !== undefined) return shortened(`raw bytes ${JSON.stringify(bytes.toString('latin1'))}`)
  const words = [
    ...['curl', '--include', '--path-as-is', '--globoff', '--request', method],
    ...Object.entries(headers).flatMap(([name, value]) => [
      '--header',
      quoted(`${name}: ${value}`),
    ]),
    ...(body === undefined ? [] : ['--data-binary', quoted(body.toString())]),
    quoted(address + target),
  ]
  return shortened(words.join(' '))
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const shortened = (line: string): string =>
  line.length <= charactersMax
    ? line
    : `${line.slice(0, charactersMax)}… (${line.length} characters)`
