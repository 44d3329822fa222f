/**
 * "Try it out" on `/docs`: Swagger UI fills in the examples of `openapi.json`, and the demo accepts
 * them from an administrator, whatever else was tried before.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { steps } from '#pages/reference/gettingStarted.tsx'
import { openApi, type Operation } from '../../support/checkedReply.ts'
import { load } from '../../support/demo.ts'
import { startTestService, type TestService, withMail } from '../../support/functions.ts'
import { endpointsOfEvents, requests } from './requests.ts'
import { endpointsOfWebhooks } from '../../access/webhookScenarios.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly example?: unknown
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>
}

interface Tried {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const tried: readonly Tried[] = Object.entries(openApi.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
)

const parametersOf = ({ parameters = [] }: Operation): readonly Parameter[] =>
  parameters.map((parameter) => {
    const { $ref } = parameter as { readonly $ref?: string }
    const found = $ref === undefined ? parameter : shared[$ref.split('/').at(-1) ?? '']
    return found as Parameter
  })
const shared = openApi.components.parameters

/** The value that Swagger UI fills in for JSON without an example. */
const madeUp = 'string'

/** As texts of the query, or undefined where the page leaves the field empty. */
const prefilled = ({ example, content }: Parameter): readonly string[] | undefined => {
  const value = content === undefined ? example : (content['application/json']?.example ?? madeUp)
  if (value === undefined) return undefined
  return [value].flat().map(textOf)
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const addressOf = ({ path, operation }: Tried): string => {
  const parameters = parametersOf(operation)
  const valuesIn = (place: Parameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) =>
        (prefilled(parameter) ?? []).map((text): [string, string] => [parameter.name, text]),
      )
  const values = new Map(valuesIn('path'))
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    encodeURIComponent(values.get(name) ?? whole),
  )
  return `${filled}?${new URLSearchParams(valuesIn('query')).toString()}`
}

const formType = 'application/x-www-form-urlencoded'

/** The page sends the first media type, unless the reader selects another one. */
const bodyOf = ({ requestBody }: Operation, wantsForm: boolean) => {
  const all = Object.entries(requestBody?.content ?? {})
  const [type, media] = all.find(([name]) => wantsForm && name === formType) ?? all[0] ?? []
  if (type === undefined) return {}
  const headers = { 'content-type': type }
  if (typeof media?.example === 'string') return { headers, body: media.example }
  const example = (media?.example ?? {}) as Readonly<Record<string, unknown>>
  const fields = Object.entries(example).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, textOf(each)]),
  )
  const body = type === formType ? new URLSearchParams(fields).toString() : JSON.stringify(example)
  return { headers, body }
}

/** After the access token was replaced, the page continues with the new one. */
const newTokenIn = (body: unknown): string | undefined => {
  const { username, access_token: token } = (body ?? {}) as Readonly<Record<string, string>>
  return username === 'admin' ? token : undefined
}

/** Their ids are random, or the demo has no such object, or nothing is left of it for the others. */
const fitsNoDemo = new Set([
  ...endpointsOfEvents,
  ...endpointsOfWebhooks,
  'readTeamImage',
  'uploadTeamImage',
  'endDeviceMapping',
  'archiveTrackedEvent',
  'archiveTrackedEventUnderEvents',
  'deleteTrackedEvent',
  'deleteTrackedEventUnderEvents',
  'checkinPage',
  'deleteRegatta',
  'acceptInvitation',
  'acceptPasswordReset',
  'confirmEmail',
  'previewPasswordReset',
  'deleteInvitation',
  'previewInvitation',
  'readInvitation',
  'deleteOwnToken',
  'deleteSession',
  'deleteToken',
  'readOwnToken',
])

describe('a prefilled request', () => {
  it('has a body in each operation that takes one', () => {
    const bodies = tried.flatMap(({ operation }) =>
      Object.entries(operation.requestBody?.content ?? {}).map(([type, { example }]) => ({
        name: `${operation.operationId} as ${type}`,
        example,
      })),
    )

    expect(bodies.length).toBeGreaterThan(80)
    expect(bodies.filter(({ example }) => example === undefined)).toEqual([])
  })

  it('is in the body or in the query, which then contains the required values', () => {
    const both = tried.filter(({ operation }) => {
      const contents = Object.values(operation.requestBody?.content ?? {})
      // A file has parameters beside it.
      const hasBody = contents.some(
        ({ example }) => typeof example === 'object' && Object.keys(example ?? {}).length > 0,
      )
      const inQuery = parametersOf(operation).filter(
        (parameter) =>
          parameter.in === 'query' &&
          parameter.required !== true &&
          prefilled(parameter) !== undefined,
      )
      return hasBody && inQuery.length > 0
    })

    expect(both.map(({ path }) => path)).toEqual([])
  })

  it('has each required parameter', () => {
    const empty = tried.flatMap(({ path, operation }) =>
      parametersOf(operation)
        .filter((parameter) => parameter.required === true && prefilled(parameter) === undefined)
        .map(({ name }) => `${path}: ${name}`),
    )

    expect(empty).toEqual([])
  })
})

describe('a name that a creating request uses', () => {
  const { createEvent, createUser, changeUser, createGroup, addSshKey } = requests
  const names = [
    createEvent?.json?.eventName,
    createUser?.json?.username,
    changeUser?.json?.username,
    createGroup?.json?.groupName,
    addSshKey?.json?.key_name,
  ].map(String)
  const guides = ['README.md', 'docs/guides/first-role.md', 'docs/guides/hosts.md']
  const texts = guides.map((file) =>
    readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8'),
  )

  it('is in one request only, and in no guide', () => {
    expect(new Set(names).size).toBe(names.length)
    const shells = steps.map(({ shell }) => shell)
    expect(
      names.filter((name) => [...texts, ...shells].some((text) => text.includes(name))),
    ).toEqual([])
  })
})

describe.each([
  ['from the first operation to the last', tried, false],
  ['from the last to the first, as forms', [...tried].reverse(), true],
] as const)('tried %s', (_, inOrder, wantsForm) => {
  let service: TestService
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  beforeAll(async () => {
    service = await startTestService(withMail)
    await load(service)
    return () => service.stop()
  }, 60_000)

  it('every operation succeeds', { timeout: 60_000 }, async () => {
    const refused: string[] = []
    let token = service.adminToken
    for (const each of inOrder.filter(({ operation }) => !fitsNoDemo.has(operation.operationId))) {
      const route = `${each.method.toUpperCase()} ${addressOf(each)}`
      const body = bodyOf(each.operation, wantsForm)
      const reply = await service.request(route, { token, ...body })
      token = newTokenIn(reply.body) ?? token
      if (reply.status >= 300) refused.push(`${route}: ${reply.status} ${reply.text}`)
    }

    expect(refused).toEqual([])
  })
})
