import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../scripts/local/startOptions.js'

const endpoint = { DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000' }

describe('DEMO', () => {
  it.each([
    [{}, true],
    [{ DEMO: '' }, true],
    [{ DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [endpoint, false],
    [{ ...endpoint, DEMO: '1' }, true],
  ])('in %j: %s', (environment, hasDemo) => {
    expect(readOptions(environment).hasDemo).toBe(hasDemo)
  })

  it('is 0 or 1, and has no other value', () => {
    expect(() => readOptions({ DEMO: 'no' })).toThrow('DEMO is "no": set it to 1, or to 0')
  })
})
