/** Loading the demo with interruptions, concurrently, and with refusals. */
import { describe, expect, it } from 'vitest'
import { H, S, V } from '../../scripts/requests/paths.ts'
import { DemoError, signIn } from '../../scripts/demo/api.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { inProcess, load } from '../support/demo.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { differences, stateOf } from '../support/tableState.ts'

/** Enough for a dozen attempts on a busy machine. */
const timeout = 120_000

const service = await useTestService()

const reasonOf = async (options: Parameters<typeof load>[1] = {}): Promise<string> => {
  const error = await load(service, options).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(DemoError)
  return (error as DemoError).message
}

const lengthOf = async (path: string, token: string): Promise<number> => {
  const { body } = await service.request(`GET ${path}`, { token })
  return (body as readonly unknown[]).length
}

describe('loading is refused', () => {
  it('for a wrong password', async () => {
    await expect(signIn(inProcess(service), 'admin', 'wrong')).rejects.toThrow(
      new DemoError('The user admin or the password is not right.'),
    )
  })

  it('for a user who is not an administrator', async () => {
    await service.createUser('anna')

    const admin = await signIn(inProcess(service), 'anna', goodPassword)
    const reason = await reasonOf({ adminName: 'anna', admin })

    expect(reason).toBe('Only an administrator can load the demo.')
    expect(await lengthOf(`${V}/events`, service.adminToken)).toBe(0)
  })

  it('where another user has a name of the demo, and does not change this user', async () => {
    const token = await service.createUser('spectator')

    expect(await reasonOf()).toMatch(/user spectator who is not of the demo/)

    const basic = ['spectator', goodPassword] as const
    const hello = await service.request(`GET ${S}/hello`, { basic })
    expect(hello.body).toMatchObject({ principal: 'spectator' })
    await service.request(`DELETE ${S}/user?username=spectator`, { token })
  })
})

describe('interrupted loading', () => {
  const transport = () => inProcess(service)

  /** The last request arrives, and its response does not. */
  const attempt = (requests: number) => {
    let count = 0
    return load(service, {
      transport: async (sent) => {
        count += 1
        if (count > requests) throw new DemoError('broken off')
        const reply = await transport()(sent)
        if (count === requests) throw new DemoError('broken off')
        return reply
      },
    })
  }

  it('is completed by the next attempts, without duplicates', { timeout }, async () => {
    let attempts = 0
    let result: unknown
    for (let requests = 2; attempts === 0 || result instanceof DemoError; requests *= 1.7) {
      attempts += 1
      result = await attempt(Math.round(requests)).catch((error: unknown) => error)
    }
    expect(result).toHaveLength(4)
    expect(attempts).toBeGreaterThan(6)

    const token = service.adminToken
    const { body } = await service.request(`GET ${V}/leaderboards/${regatta}/marks`, { token })
    expect((body as { readonly marks: readonly unknown[] }).marks).toHaveLength(12)
    const kinds = ['markroles', 'marktemplates', 'markproperties', 'coursetemplates']
    const counts = await Promise.all(kinds.map((kind) => lengthOf(`${H}/${kind}`, token)))
    expect(counts).toEqual([12, 12, 12, 2])
    expect(await lengthOf(`${V}/events`, token)).toBe(1)
    expect(await lengthOf(`${V}/${regatta}/R3/Default/tags`, token)).toBe(8)
  })

  it('leaves nothing to do for another attempt', async () => {
    const before = await stateOf(service)

    expect(await load(service)).toEqual([])
    expect(differences(before, await stateOf(service))).toEqual([])
  })

  it('is refused where the regatta has another owner now', async () => {
    await service.request(`PUT ${S}/ownership/REGATTA/${regatta}`, {
      token: service.adminToken,
      json: { username: 'anna' },
    })

    expect(await reasonOf()).toMatch(/regatta Fjord-Cup that is not of the demo/)
  })
})
