/** Loading the demo within minutes of midnight. */
import { afterAll, expect, it, vi } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { load } from '../support/demo.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
afterAll(() => void vi.useRealTimers())

it('has an event that goes on, and two races of the day before', { timeout: 60_000 }, async () => {
  const now = Date.UTC(2026, 5, 20, 0, 1)
  vi.useFakeTimers({ toFake: ['Date'], now })
  await load(service)

  const { body } = await service.request(`GET ${V}/events`, { token: service.adminToken })
  const [event] = body as readonly Readonly<Record<'id' | 'startDate' | 'endDate', unknown>>[]
  const states = await service.request(`GET ${V}/events/${String(event?.id)}/racestates`)
  expect(event).toMatchObject({
    startDate: Date.UTC(2026, 5, 17, 21, 15),
    endDate: Date.UTC(2026, 5, 20, 21, 15),
  })
  const { raceStates } = states.body as {
    readonly raceStates: readonly { readonly raceState?: { readonly lastStatus: string } }[]
  }
  // The second class has sailed one of its two races.
  expect(raceStates.slice(0, 5).map(({ raceState }) => raceState?.lastStatus)).toEqual([
    'FINISHED',
    'FINISHED',
    'RUNNING',
    'FINISHED',
    undefined,
  ])
})
