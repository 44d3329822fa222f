/** The page of a decision: its changes, and how a refusal leads to it. */
import { describe, expect, it } from 'vitest'
import { S } from '../../harness/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const open = async (path: string, token: string): Promise<string> => {
  const { status, text } = await service.request(`GET ${path}`, {
    token,
    headers: { accept: 'text/html' },
  })
  expect(status).toBe(200)
  return text
}

describe('the page of a decision', () => {
  it('has a button for each change that the caller may make, and none for others', async () => {
    const regatta = await makeEvent(service, ann, { ispublic: false })
    const question = `permission=${encodeURIComponent(`REGATTA:READ:${regatta}`)}&username=bob`

    const own = await open(`/why?${question}`, service.adminToken)
    const others = await open(`/why?${question}`, bob)

    expect(/<h1>.*/.exec(own)?.[0]).toMatch(/^<h1>Not permitted: bob may not READ/)
    expect(own).toMatch(/<form data-requests="\[\{[^"]*PUT/)
    expect(others).toContain('<h1>Not permitted: ')
    expect(others).not.toContain('<form')
    expect(await open(`${S}/explain?${question}`, service.adminToken)).not.toContain('<form')
  })

  it('follows a refusal in a browser', async () => {
    const regatta = await makeEvent(service, ann, { ispublic: false })
    const { text } = await service.request(`GET /regatta/${encodeURIComponent(regatta)}`, {
      headers: { accept: 'text/html' },
      token: bob,
    })

    expect(text).toContain(`href="/why?permission=REGATTA%3AREAD%3A${encodeURIComponent(regatta)}"`)
  })
})
