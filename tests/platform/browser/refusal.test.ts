/** The words of a page about a refused request: those of the service, or else its own. */
import { describe, expect, it } from 'vitest'
import { refusalOf } from '#browser/refusal.ts'
import { usePageWords } from '../../support/pageWords.ts'

usePageWords()

describe('the refusal of a response', () => {
  it('is what the service describes', async () => {
    const described = { code: 'conflict', detail: 'Somebody was faster.', errors: [{ code: 'x' }] }
    const response = Response.json(described, { status: 409 })

    const { detail: message, ...rest } = described
    const certain = { status: 409, isUncertain: false }
    expect(await refusalOf(response)).toMatchObject({ message, ...rest, ...certain })
  })

  it('is in the language of the reader, where the service says so', async () => {
    const errors = [
      { code: 'x', detail: 'is wrong', localized: { detail: 'ist falsch' } },
      { code: 'y', detail: 'is too long' },
    ]
    const localized = { language: 'de', detail: 'Das ist falsch.' }
    const described = { code: 'invalid-input', detail: 'This is wrong.', errors, localized }
    const refusal = await refusalOf(Response.json(described, { status: 400 }))

    expect(refusal.message).toBe('Das ist falsch.')
    expect(refusal.errors.map(({ detail }) => detail)).toEqual(['ist falsch', 'is too long'])
  })

  it('is the text of the service, where it fails with a text', async () => {
    const headers = { 'x-request-id': '0f8fad5b', 'content-type': 'text/plain; charset=utf-8' }
    const response = new Response('The key is not valid.', { status: 400, headers })

    const refused = { message: 'The key is not valid.', status: 400, code: undefined, errors: [] }
    expect(await refusalOf(response)).toMatchObject(refused)
  })

  const busy = 'The service is busy. Try again.'

  it.each([
    [429, '{"message":"Too Many Requests"}', busy],
    [500, '{"message":"Internal Server Error"}', busy],
    [503, '<title>Service Unavailable</title>', busy],
    [504, '', busy],
    [403, '{"message":"Forbidden"}', 'The response has status 403.'],
    [413, 'null', 'The response has status 413.'],
  ])('has words of the page for status %i with the body %s', async (status, body, detail) => {
    const refusal = await refusalOf(new Response(body, { status }))

    expect(refusal).toMatchObject({ status, message: detail, isUncertain: status >= 500 })
  })

  it('is uncertain while the same request is still running', async () => {
    const running = Response.json({ code: 'request-in-progress', detail: 'x' }, { status: 409 })

    expect(await refusalOf(running)).toMatchObject({ isUncertain: true })
  })
})
