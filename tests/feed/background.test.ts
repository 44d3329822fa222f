/** Functions that no request starts: their declaration, their services, and their log line. */
import { describe, expect, it } from 'vitest'
import { background, runIn, type Work } from '#feed/background/background.ts'
import { Failure } from '#values/failure.ts'
import { useTestService } from '../support/useTestService.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()
const service = await useTestService()

const count = async ({ context, count: add }: Work, event: readonly string[]) => {
  add('records', event.length)
  add('records', 1)
  await context.store.get({ PK: 'HEALTH#', SK: 'HEALTH' })
  return event.length
}

describe('a background function', () => {
  it('has a declaration without its work', () => {
    const { declaration } = background({ name: 'hoist', summary: 'Hoist', run: count })

    expect(declaration).toEqual({ name: 'hoist', summary: 'Hoist' })
  })

  it('logs its figures, and nothing of its event', async () => {
    const result = await runIn({ name: 'hoist' }, count, service.services)(['canary', 'canary'])

    expect(result).toBe(2)
    expect(log.lastLine()).toMatchObject({
      level: 'info',
      operation: 'hoist',
      records: 3,
      storeCalls: 1,
      requestId: expect.any(String) as string,
      ms: expect.any(Number) as number,
    })
    expect(log.texts.at(-1)).not.toContain('canary')
  })

  it.each([
    [
      new Failure('unavailable', 'canary', { cause: new Error('disk') }),
      { failure: 'unavailable' },
    ],
    [new TypeError('canary'), { error: { name: 'TypeError' } }],
  ])('logs a failure without its message, and fails: %s', async (error, shown) => {
    const fail = () => Promise.reject(error)

    await expect(runIn({ name: 'hoist' }, fail, service.services)({})).rejects.toBe(error)
    expect(log.lastLine()).toMatchObject({ level: 'error', operation: 'hoist', ...shown })
    expect(log.texts.at(-1)).not.toContain('canary')
  })
})
