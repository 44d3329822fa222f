/** The client that people have: curl, called with the words that a person would type. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface CurlReply {
  readonly status: number
  /** Names in lower case; the last of several headers of one name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly body: unknown
}

const run = promisify(execFile)

export const curl = async (...words: readonly string[]): Promise<CurlReply> => {
  const { stdout } = await run('curl', ['--silent', '--include', '--globoff', ...words])
  const [head = '', text = ''] = stdout.split(/\r\n\r\n(.*)/s)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const isJson = headers['content-type']?.includes('json') === true && text !== ''
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    text,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  }
}
