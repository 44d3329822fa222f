/** The pages of race officers open for races with any names. */
import { expect, it } from 'vitest'
import { pathSegment } from '#values/pathSegment.ts'
import { makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

it.each(['Gold', 'A/B ü', '50 % D'])('opens for the fleet %s', async (fleet) => {
  const series = [{ name: 'Default', fleets: [fleet] }]
  const regatta = pathSegment(await makeEvent(service, ann, { numberofraces: 1, series }))
  const names = `${regatta}/R1/${pathSegment(fleet)}`
  for (const path of [`start/${regatta}/R1`, `finish/${names}`, `course/${names}`]) {
    const { status } = await service.request(`GET /${path}`, {
      token: ann,
      headers: { accept: 'text/html' },
    })
    expect([path, status]).toEqual([path, 200])
  }
})
