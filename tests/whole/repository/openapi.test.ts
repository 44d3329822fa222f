/** The OpenAPI document for its readers: people, linters and client generators. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import { dryRunMediaType } from '#endpoint/middleware/dryRun.ts'
import { openApi, type Operation, responseOf, schemaFaults } from '../../support/checkedReply.ts'

const operations = Object.entries(openApi.paths).flatMap(([path, ofPath]) =>
  Object.entries(ofPath).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: object
  readonly example?: unknown
  readonly content?: Readonly<
    Record<string, { readonly schema: object; readonly example?: unknown }>
  >
}

const parametersOf = ({ parameters = [] }: Operation): readonly Parameter[] =>
  parameters.map((parameter) => {
    const { $ref } = parameter as { readonly $ref?: string }
    const shared = openApi.components.parameters[$ref?.split('/').at(-1) ?? '']
    return ($ref === undefined ? parameter : (shared ?? {})) as Parameter
  })

/** The schema of a parameter in either of its forms. */
const mediaOf = ({ schema = {}, example, content }: Parameter) =>
  content?.['application/json'] ?? { schema, example }

const successOf = ({ responses }: Operation) => {
  const [status = '', response = {}] =
    Object.entries(responses).find(([number]) => number.startsWith('2')) ?? []
  return { status, ...responseOf(response) }
}

const faultsOf = (check: (operation: Operation) => readonly string[]): readonly string[] =>
  operations.flatMap(({ route, operation }) =>
    check(operation).map((fault) => `${route}: ${fault}`),
  )

describe('openapi.json', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator()

    expect(await validator.validate({ ...openApi })).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    expect(await validator.validate({ ...openApi, paths: { a: 1 } })).toMatchObject({
      valid: false,
    })
  })

  it('has no path twice, with other names of its parameters', () => {
    const shapes = Object.keys(openApi.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))

    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  it('gives each operation a unique name that can be a function name', () => {
    const ids = operations.map(({ operation }) => operation.operationId)

    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('describes each parameter', () => {
    const bare = faultsOf((operation) =>
      parametersOf(operation)
        .filter(({ description = '' }) => description === '')
        .map(({ name }) => name),
    )

    expect(bare, 'Give these properties a `description` in schemas/.').toEqual([])
  })

  it('is small enough for every function that contains it', () => {
    expect(JSON.stringify(openApi).length).toBeLessThan(1_150_000)
  })
})

describe('the example of each operation', () => {
  it('has all path parameters and required values', () => {
    const faults = faultsOf((operation) =>
      parametersOf(operation)
        .filter(
          (parameter) => parameter.required === true && mediaOf(parameter).example === undefined,
        )
        .map(({ name }) => `no example of ${name}`),
    )

    expect(faults).toEqual([])
  })

  it('has valid values', () => {
    const faults = faultsOf((operation) => {
      const bodies = Object.values(operation.requestBody?.content ?? {})
      return [...parametersOf(operation).map(mediaOf), ...bodies].flatMap(({ schema, example }) =>
        example === undefined ? [] : schemaFaults(schema, example) || [],
      )
    })

    expect(faults).toEqual([])
  })

  it('has a body where one is required', () => {
    const faults = faultsOf(({ requestBody }) => {
      const media = Object.values(requestBody?.content ?? {})
      const isShown = media.some(({ example }) => example !== undefined)
      return requestBody?.required === true && !isShown ? ['no example of the body'] : []
    })

    expect(faults).toEqual([])
  })

  it('has every body that the reference page offers, and no value of the query again', () => {
    const faults = faultsOf((operation) => {
      const inQuery = parametersOf(operation)
        .filter((parameter) => mediaOf(parameter).example !== undefined)
        .map(({ name }) => name)
      return Object.entries(operation.requestBody?.content ?? {}).flatMap(
        ([mediaType, { example }]) => {
          if (example === undefined) return [`no example of ${mediaType}`]
          const twice = inQuery.filter((name) => Object.hasOwn(example as object, name))
          return twice.map((name) => `${name} is prefilled twice`)
        },
      )
    })

    expect(faults).toEqual([])
  })

  it('has a response that matches its schema', () => {
    const faults = faultsOf((operation) => {
      // The example of a dry run is in docs/guides/dry-run.md.
      const [media] = Object.entries(successOf(operation).content ?? {})
        .filter(([mediaType]) => mediaType !== dryRunMediaType)
        .map(([, described]) => described)
      if (media === undefined) return []
      const mayBeEmpty = successOf(operation)['x-may-be-empty'] === true
      // The first path of the endpoint has the same example.
      const [first] = /^.*?(?=Under|By)/.exec(operation.operationId) ?? []
      const isSecond = operations.some((other) => other.operation.operationId === first)
      if (media.example === undefined) {
        return mayBeEmpty || isSecond ? [] : ['no example of the response']
      }
      const fault = schemaFaults(media.schema, media.example)
      return fault === '' ? [] : [fault]
    })

    expect(faults, 'Run npm run generate.').toEqual([])
  })
})

describe('the example of each failure', () => {
  it('exists', () => {
    expect(Object.keys(openApi.components.examples)).toEqual(Object.keys(problemTypes))
  })

  it('matches every response that refers to it', () => {
    const all = Object.entries(openApi.components.responses)
    const failing = new Set(
      operations.flatMap(({ operation }) =>
        Object.entries(operation.responses)
          .filter(([status]) => Number(status) >= 400)
          .flatMap(([, response]) => (response as { readonly $ref?: string }).$ref ?? []),
      ),
    )
    const failures = all.filter(([name]) => failing.has(`#/components/responses/${name}`))
    expect(failures).toHaveLength(failing.size)
    const faults = failures.flatMap(([name, { content }]) => {
      const { schema = {}, examples = {} } = content?.['application/problem+json'] ?? {}
      const codes = Object.keys(examples)
      if (codes.length === 0) return [`${name}: no example`]
      return codes
        .map((code) => schemaFaults(schema, openApi.components.examples[code]?.value))
        .filter((fault) => fault !== '')
        .map((fault) => `${name}: ${fault}`)
    })

    expect(faults).toEqual([])
  })
})

describe('the checks above', () => {
  const { schema = {} } =
    openApi.paths['/security/api/restsecurity/role/{roleId}']?.get?.responses['200']?.content?.[
      'application/json'
    ] ?? {}

  it('distinguish matching values from others, also inside of shared schemas', () => {
    const fitting = { id: '1', name: 'jury', permissions: [], roleId: '1', roleName: 'jury' }

    expect(schemaFaults(schema, fitting)).toBe('')
    expect(schemaFaults(schema, { ...fitting, name: 1 })).toContain('must be string')
    expect(schemaFaults(schema, { ...fitting, more: 1 })).toContain('additional properties')
  })
})
