import { describe, expect, it } from 'vitest'
import { portErrorOf, readOptions } from '../../../scripts/local/startOptions.js'

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

it('a port that another program takes during the start is a sentence', () => {
  const failed = portErrorOf({ host: '127.0.0.1', port: 3000 })

  expect(() => failed({ code: 'EADDRINUSE' })).toThrow(
    'Port 3000 on 127.0.0.1 is taken: set PORT to another one',
  )
  expect(() => failed({ code: 'EACCES' })).toThrow('cannot be used (EACCES)')
})
