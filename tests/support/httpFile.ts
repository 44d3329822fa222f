/**
 * Runs files of requests (`.http`) like an editor, with the part of the notation that the examples
 * use. A runner from a package would bring hundreds of dependencies for one page of code.
 */
import { basicAuthorization, type Reply } from '../../scripts/requests/requests.ts'
import { httpTransport } from '../../scripts/requests/http.ts'

export interface HttpFile {
  /** `@name = value` */
  readonly variables: Readonly<Record<string, string>>
  readonly requests: readonly HttpFileRequest[]
}

/** All parts except the title may contain `{{…}}`. */
export interface HttpFileRequest {
  readonly title: string
  /** `# @name …`, by which later requests refer to the response. */
  readonly name: string | undefined
  /** `# expect …` */
  readonly status: number | undefined
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

export const parseHttpFile = (text: string): HttpFile => {
  const [head = '', ...blocks] = text.split(/^###/m)
  return {
    variables: Object.fromEntries(
      Array.from(head.matchAll(/^@(\w+) *= *(.*)$/gm), ([, name = '', value = '']) => [
        name,
        value.trim(),
      ]),
    ),
    requests: blocks.map(parseRequest),
  }
}

const parseRequest = (block: string): HttpFileRequest => {
  const [title = '', ...lines] = block.split('\n')
  const isRemark = (line: string) => /^(?:#|\s*$)/.test(line)
  const first = lines.findIndex((line) => !isRemark(line))
  const remarks = lines.slice(0, first).join('\n')
  const [head = '', body = ''] = lines
    .slice(first)
    .join('\n')
    .split(/\n\n(.*)/s)
  const [requestLine = '', ...headerLines] = head.trim().split('\n')
  const [method = '', url = ''] = requestLine.split(' ')
  const status = /^# expect (\d{3})$/m.exec(remarks)?.[1]
  return {
    title: title.trim(),
    name: /^# @name (\w+)$/m.exec(remarks)?.[1],
    status: status === undefined ? undefined : Number(status),
    method,
    url,
    headers: headerLines.map((line) => {
      const [name = '', value = ''] = line.split(/: *(.*)/s)
      return [name, value] as const
    }),
    body: body.trim(),
  }
}

/** Sends the requests one after the other, with these values for the variables of the file. */
export const runHttpFile = async (
  { variables, requests }: HttpFile,
  values: Readonly<Record<string, string>>,
): Promise<readonly (Reply & { readonly request: HttpFileRequest })[]> => {
  const known = { ...variables, ...values }
  const named = new Map<string, Reply>()
  const responses = []
  for (const request of requests) {
    const reply = await sendRequest(request, (text) => filledIn(text, known, named))
    if (request.name !== undefined) named.set(request.name, reply)
    responses.push({ ...reply, request })
  }
  return responses
}

const sendRequest = async (
  { method, url, headers, body }: HttpFileRequest,
  fill: (text: string) => string,
): Promise<Reply> => {
  const { origin, pathname, search } = new URL(fill(url))
  const sent = headers.map(
    ([name, value]) => [name.toLowerCase(), credentials(fill(value))] as const,
  )
  return httpTransport(origin).send({
    method,
    target: pathname + search,
    headers: Object.fromEntries(sent),
    ...(body === '' ? {} : { body: fill(body) }),
  })
}

/** Editors accept `Basic name password`, and encode it. */
const credentials = (value: string): string => {
  const [, name, password] = /^Basic (\S+) (\S+)$/.exec(value) ?? []
  return name === undefined ? value : basicAuthorization(name, password ?? '')
}

/** @throws Error for unknown variables, where an editor would send the braces */
const filledIn = (
  text: string,
  variables: Readonly<Record<string, string>>,
  named: ReadonlyMap<string, Reply>,
): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (_, expression: string) => {
    const value = variables[expression]
    if (value !== undefined) return filledIn(value, variables, named)
    const [, name = '', part, path = ''] =
      /^(\w+)\.response\.(body|headers)\.(.+)$/.exec(expression) ?? []
    const response = named.get(name)
    if (response === undefined) throw new Error(`{{${expression}}} is not known`)
    const found =
      part === 'headers' ? response.headers[path.toLowerCase()] : atPath(response.text, path)
    if (typeof found !== 'string') throw new Error(`{{${expression}}} is not a text`)
    return found
  })

/** @param path `*` is all of it, `$.a.b` and `$[0].a` are parts of JSON */
const atPath = (text: string, path: string): unknown =>
  path === '*'
    ? text
    : path
        .split(/[.[\]]+/)
        .filter((step) => step !== '' && step !== '$')
        .reduce<unknown>(
          (value, step) => (value as Readonly<Record<string, unknown>> | undefined)?.[step],
          JSON.parse(text),
        )
