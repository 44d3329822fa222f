/** Sends every request in `examples/` to the demo, as an editor does. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type HttpFile, parseHttpFile, runHttpFile } from '../../support/httpFile.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

const folder = resolve(import.meta.dirname, '../../../examples')
const files = readdirSync(folder).filter((file) => file.endsWith('.http'))
const read = (file: string): HttpFile => parseHttpFile(readFileSync(resolve(folder, file), 'utf8'))

let service: SharedService
beforeAll(async () => {
  service = await sharedService('demo')
}, serviceTimeout)

/** The printed password of the user that the file asks for. */
const passwordFor = ({ variables }: HttpFile): string => {
  const [, name = ''] = /^the password of (\S+)$/.exec(variables.password ?? '') ?? []
  return new RegExp(`^  ${name} +(\\S+) `, 'm').exec(service.printed)?.[1] ?? ''
}

const run = async (file: HttpFile) => {
  const values = { base: service.baseUrl, password: passwordFor(file) }
  const responses = await runHttpFile(file, values)
  return responses.map(({ request, status, text }) => ({
    title: request.title,
    status,
    ...(status === request.status ? {} : { text }),
  }))
}

describe.each(files)('%s', (file) => {
  const parsed = read(file)
  const expected = parsed.requests.map(({ title, status }) => ({ title, status }))

  it('uses the address of the demo, and describes each request', () => {
    expect(parsed.variables.base).toBe('http://127.0.0.1:3000')
    expect(parsed.requests.length).toBeGreaterThan(4)
    expect(expected.filter(({ title, status }) => title === '' || status === undefined)).toEqual([])
  })

  it('gets the documented responses, also a second time', { timeout: serviceTimeout }, async () => {
    expect(await run(parsed)).toEqual(expected)
    expect(await run(parsed)).toEqual(expected)
  })
})

describe('the parser of the examples', () => {
  const text = [
    '# About the file.',
    '@base = http://127.0.0.1',
    '### One',
    '# expect 201',
    '# @name one',
    'POST {{base}}/a?b=c',
    'Content-Type: application/json',
    '',
    '{',
    '',
    '  "a": "###" }',
    '',
    '### Two',
    'GET {{base}}',
  ].join('\n')

  it('finds variables, names, statuses, headers and bodies', () => {
    const { variables, requests } = parseHttpFile(text)

    expect(variables).toEqual({ base: 'http://127.0.0.1' })
    expect(requests).toEqual([
      {
        title: 'One',
        name: 'one',
        status: 201,
        method: 'POST',
        url: '{{base}}/a?b=c',
        headers: [['Content-Type', 'application/json']],
        body: '{\n\n  "a": "###" }',
      },
      {
        title: 'Two',
        name: undefined,
        status: undefined,
        method: 'GET',
        url: '{{base}}',
        headers: [],
        body: '',
      },
    ])
  })

  it('does not send unresolved variables', async () => {
    const file = parseHttpFile('@base = x\n### A\nGET {{gone}}/a\n')

    await expect(runHttpFile(file, {})).rejects.toThrow('{{gone}} is not known')
  })
})
