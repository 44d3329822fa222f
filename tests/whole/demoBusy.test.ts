/** Loading the demo into a service that is too busy for some of its requests. */
import { describe, expect, it } from 'vitest'
import { sender } from '../../scripts/demo/api.ts'
import { readReply, type Transport } from '../../scripts/requests/requests.ts'
import { inProcess, load } from '../support/demo.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()

describe('a busy service', { timeout: 120_000 }, () => {
  const busyAt = (isBusy: (count: number) => boolean) => {
    let count = 0
    const routes: string[] = []
    const transport: Transport = async (sent) => {
      count += 1
      routes.push(`${sent.method} ${sent.target}`)
      return isBusy(count)
        ? readReply({ status: 503, headers: { 'retry-after': '0' }, cookies: [], text: '' })
        : inProcess(service)(sent)
    }
    return { transport, routes }
  }

  it('is asked again, and gets one new password after the other', async () => {
    const { transport, routes } = busyAt((count) => count % 40 === 0)
    let running = 0
    let runningMax = 0
    const logins = await load(service, {
      admin: sender(
        async (sent) => {
          if (!sent.target.endsWith('/change_password')) return transport(sent)
          running += 1
          runningMax = Math.max(runningMax, running)
          const reply = await transport(sent)
          running -= 1
          return reply
        },
        { token: service.adminToken },
      ),
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
      return Promise.resolve(readReply({ status: 500, headers: {}, cookies: [], text: '' }))
    }

    await expect(sender(failing, { token: 'x' })('GET /health')).rejects.toThrow('status 500')
    expect(count).toBe(1)
  })
})
