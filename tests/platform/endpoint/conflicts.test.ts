/** Requests that meet conflicts with other writes. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import type { Endpoint } from '#endpoint/endpoint.ts'
import { serve } from '#endpoint/serve.ts'
import { TableConflict } from '#table/errors.ts'
import { useTestService } from '../../support/useTestService.ts'

const service = await useTestService()
afterEach(() => {
  vi.restoreAllMocks()
})

/** Sends a request to an endpoint with this use case. */
const send = async (run: () => void | Promise<void>) => {
  const declaration: Endpoint = {
    name: 'change',
    summary: 'Change something',
    routes: ['POST /change'],
    guard: { kind: 'public' },
    reply: { status: 204 },
    run,
  }
  const { statusCode, body } = await serve(declaration, service.services)({})
  return { status: statusCode, body: body ?? '' }
}

const meetChange = () => {
  throw new TableConflict([0], [])
}

it('is retried until it succeeds', async () => {
  let attempts = 0

  const { status } = await send(() => {
    attempts += 1
    if (attempts < 4) meetChange()
  })

  expect([status, attempts]).toEqual([204, 4])
})

it('fails after the time limit', async () => {
  let millis = 0
  vi.spyOn(performance, 'now').mockImplementation(() => millis)
  let attempts = 0

  const { status, body } = await send(() => {
    attempts += 1
    millis += 2500
    meetChange()
  })

  expect([status, attempts]).toEqual([409, 3])
  expect(body).toContain('"code":"conflict"')
})

it('is not retried after any other error', async () => {
  let attempts = 0

  const { status } = await send(() => {
    attempts += 1
    throw new Error('something else')
  })

  expect([status, attempts]).toEqual([500, 1])
})

it('waits for other retries in its process', async () => {
  let atOnce = 0
  let most = 0
  const request = () => {
    let attempts = 0
    return send(async () => {
      attempts += 1
      if (attempts === 1) meetChange()
      atOnce += 1
      most = Math.max(most, atOnce)
      await pause(5)
      atOnce -= 1
    })
  }

  const replies = await Promise.all(Array.from({ length: 10 }, request))

  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(204))
  expect(most).toBe(1)
})
