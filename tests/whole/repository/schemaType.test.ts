/** Each keyword of a schema has its effect on the type of the client. */
import { describe, expect, it } from 'vitest'
import { type Schema, schemaMember, typeOf } from '../../../scripts/schemaType.ts'

describe('the type of a schema', () => {
  it.each<[Schema, string]>([
    [{}, 'unknown'],
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ const: 'a"b' }, '"a\\"b"'],
    [{ enum: ['a', 1], type: ['string', 'null'] }, '"a" | 1 | null'],
    [{ anyOf: [{ type: 'number' }, { type: 'integer' }, { type: 'null' }] }, 'number | null'],
    [{ $ref: '#/components/schemas/Tag-2' }, 'components["schemas"]["Tag-2"]'],
    [{ type: 'array' }, 'unknown[]'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
    [{ type: 'object' }, 'Record<string, never>'],
    [{ type: 'object', additionalProperties: true }, '{\n [key: string]: unknown;\n}'],
    [{ type: 'object', patternProperties: { a: { const: 1 } } }, '{\n [key: string]: 1;\n}'],
    [
      { properties: { a: { const: 1 }, 'b-c': { const: 2 } }, required: ['a'] },
      '{\n a: 1;\n "b-c"?: 2;\n}',
    ],
    [
      { allOf: [{ type: ['string', 'null'] }, { properties: { a: {} } }] },
      '(string | null) & {\n a?: unknown;\n}',
    ],
  ])('%j is %s', (schema, type) => {
    expect(typeOf(schema)).toBe(type)
  })

  it('has the description as a comment, which the description cannot end', () => {
    const { comment } = schemaMember({ format: 'uuid', description: 'an id' })
    expect(comment).toEqual(['Format: uuid', 'an id'])

    const properties = { a: { description: 'ends */ here\n\nnot' } }
    expect(typeOf({ properties })).toBe(
      '{\n /**\n  * ends *\\/ here\n  *\n  * not\n  */\n a?: unknown;\n}',
    )
  })

  it('is not guessed for an unknown keyword', () => {
    const schema: Schema & { prefixItems: readonly Schema[] } = { type: 'array', prefixItems: [] }
    expect(() => typeOf(schema)).toThrow('prefixItems')
  })
})
