/** Loading the demo into a service that is too busy for some of its requests. */
import { describe, expect, it } from 'vitest'
import { sender, type Transport } from '../../scripts/demo/api.ts'
import { inProcess, load } from '../support/demo.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()

describe('a busy service', { timeout: 120_000 }, () => {
  const busyAt = (isBusy: (count: number) => boolean) => {
    let count = 0
    const routes: string[] = []
    const transport: Transport = async (method, path, headers, body) => {
      count += 1
      routes.push(`${method} ${path}`)
      return isBusy(count)
        ? { status: 503, body: {}, headers: { 'retry-after': '0' } }
        : inProcess(service)(method, path, headers, body)
    }
    return { transport, routes }
  }

  it('is asked again, and gets one new password after the other', async () => {
    const { transport, routes } = busyAt((count) => count % 40 === 0)
    let running = 0
    let runningMax = 0
    const logins = await load(service, {
      admin: sender(async (method, path, headers, body) => {
        if (!path.endsWith('/change_password')) return transport(method, path, headers, body)
        running += 1
        runningMax = Math.max(runningMax, running)
        const reply = await transport(method, path, headers, body)
        running -= 1
        return reply
      }, `Bearer ${service.adminToken}`),
      transport,
      newPasswords: true,
    })

    expect(logins).toHaveLength(4)
    expect(routes.length).toBeGreaterThan(80)
    expect(runningMax).toBe(1)
  })

  it('is not asked again after another failure', async () => {
    let count = 0
    const failing: Transport = () => {
      count += 1
      return Promise.resolve({ status: 500, body: {} })
    }

    await expect(sender(failing, 'Bearer x')('GET /health')).rejects.toThrow('status 500')
    expect(count).toBe(1)
  })
})
