/** The words of a page about a refused request: those of the service, or else its own. */
import { describe, expect, it } from 'vitest'
import { problemOf } from '../../browser/problem.js'

describe('the problem of a response', () => {
  it('is what the service describes', async () => {
    const described = { code: 'conflict', detail: 'Somebody was faster.', errors: [{ code: 'x' }] }
    const response = Response.json(described, { status: 409 })

    expect(await problemOf(response)).toEqual({ ...described, status: 409 })
  })

  it('is the text of the service, where it fails with a text', async () => {
    const headers = { 'x-request-id': '0f8fad5b', 'content-type': 'text/plain; charset=utf-8' }
    const response = new Response('The key is not valid.', { status: 400, headers })

    expect(await problemOf(response)).toEqual({ detail: 'The key is not valid.', status: 400 })
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
    expect(await problemOf(new Response(body, { status }))).toMatchObject({ status, detail })
  })
})
