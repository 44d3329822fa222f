/** Endpoints accept every encoding that `openapi.json` lists for their body. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endpoints } from '../../functions/routes.ts'
import { methodOf, pathOf } from '#endpoint/endpoint.ts'
import { openApi } from '../support/checkedReply.ts'
import { smallPicture } from '../support/teamPictures.ts'
import { type Attempt, send } from '../access/scenario.ts'
import { attemptOf } from '../access/scenarios.ts'
import { type Persona, startFixture, type Fixture } from '../access/fixture.ts'

let fixture: Fixture
let owner: Persona

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  fixture = await startFixture()
  const found = fixture.personas.find(({ column }) => column === 'owner')
  if (found === undefined) throw new Error('the owner is missing')
  owner = found
})
afterAll(() => fixture.stop())

type Values = Readonly<Record<string, unknown>>

/** Encoders of values; null cannot be encoded, and means absent. */
const encodings: Readonly<Record<string, (values: Values, schema: object) => Attempt>> = {
  'application/json': (values, schema) => ({
    json: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typed(value, schema, name)]),
    ),
  }),
  'application/x-www-form-urlencoded': (values) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(
      Object.entries(values)
        .filter(([, value]) => value !== null && !isListOfObjects(value))
        .flatMap(([name, value]) =>
          [value].flat().map((each): [string, string] => [name, formText(each)]),
        ),
    ).toString(),
  }),
  'image/jpeg': () => ({
    headers: { 'content-type': 'image/jpeg' },
    body: Buffer.from([0xff, 0xd8, 0xff]).toString('base64'),
    isBase64Encoded: true,
  }),
  'image/png': () => smallPicture,
  ...Object.fromEntries(
    [
      'application/gpx+xml',
      'application/octet-stream',
      'application/vnd.google-earth.kml+xml',
      'application/xml',
      'text/csv',
      'text/xml',
    ].map((type) => [type, () => ({ headers: { 'content-type': type } })]),
  ),
}

const formText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

interface Typed {
  readonly type?: string
  readonly anyOf?: readonly { readonly type?: string }[]
}

/** Converts a text of a form to the type that the schema of the JSON body requires. */
const typed = (value: unknown, schema: object, name: string): unknown => {
  const { properties = {} } = schema as { readonly properties?: Values }
  const property = (properties[name] ?? {}) as Typed
  const types = [property, ...(property.anyOf ?? [])].map(({ type }) => type ?? '')
  const isOther = ['integer', 'number', 'boolean'].some((type) => types.includes(type))
  const isJson = typeof value === 'string' && isOther && /^(?:true|false|-?[\d.]+)$/.test(value)
  return isJson ? JSON.parse(value) : value
}

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && value.some((item) => typeof item === 'object')

const schemaOf = (reference: object): object => {
  const { $ref = '' } = reference as { readonly $ref?: string }
  const schemas = openApi.components.schemas as Readonly<Record<string, object>>
  return schemas[$ref.split('/').at(-1) ?? ''] ?? reference
}

it(
  'every endpoint accepts its body in every documented encoding',
  { timeout: 60_000 },
  async () => {
    const refused: string[] = []
    let count = 0
    const routes = endpoints.flatMap((endpoint) =>
      endpoint.routes.map((route) => ({ endpoint, route })),
    )
    for (const { endpoint, route } of routes) {
      const operation = openApi.paths[pathOf(route)]?.[methodOf(route).toLowerCase()]
      for (const [mediaType, { schema }] of Object.entries(operation?.requestBody?.content ?? {})) {
        const encode = encodings[mediaType]
        if (encode === undefined) throw new Error(`there is no encoder for ${mediaType}`)
        const { form, json, ...others } = await attemptOf(endpoint, fixture, owner)
        const body = encode((form ?? json ?? {}) as Values, schemaOf(schema))
        const { status, text } = await send(fixture, route, owner, { ...others, ...body })
        count += 1
        if (status >= 300) refused.push(`${route} as ${mediaType}: ${text}`)
      }
    }

    expect(count).toBeGreaterThan(80)
    expect(refused).toEqual([])
  },
)
