/** The picture of a race beside its page, at the path with `.svg`. */
import { describe, expect, it } from 'vitest'
import { boardPath } from '../support/boardRace.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  service.request(`GET ${path}`, { headers })

const newRace = async (more = {}): Promise<string> => {
  const regatta = await makeEvent(service, ann, { numberofraces: 1, ...more })
  await courseSetup(service).trySave(ann, regatta, windwardLeeward(), 'R1')
  return regatta
}

describe('the picture of a race', () => {
  it('is the diagram of the course without boats', async () => {
    const { status, headers, text } = await get(`${boardPath(await newRace())}.svg`)

    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src")
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(text).toContain('>Windward-leeward, 2 laps</title>')
  })

  it('is chosen by the ending or by the header, and otherwise the response is the page', async () => {
    const path = boardPath(await newRace())
    const navigation =
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/png,image/svg+xml,*/*;q=0.8'
    const types = await Promise.all(
      [
        get(path, { accept: 'image/svg+xml' }),
        get(path, { accept: navigation }),
        get(path, { accept: '*/*' }),
        get(`${path}.svg`, { accept: 'text/html' }),
      ].map(async (reply) => (await reply).headers['content-type']),
    )

    const [picture, page] = ['image/svg+xml; charset=utf-8', 'text/html; charset=utf-8']
    expect(types).toEqual([picture, page, page, picture])
  })

  it('is the page for a fleet whose name ends like a picture', async () => {
    const series = [{ name: 'Default', fleets: ['Gold', 'Gold.svg'] }]
    const regatta = await newRace({ series })
    const page = await get(boardPath(regatta, 'R1', 'Gold.svg'))
    const picture = await get(boardPath(regatta, 'R1', 'Gold.svg.svg'))

    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.text).toContain('<title>R1 · Gold.svg, ')
    expect(picture.headers['content-type']).toMatch(/^image/)
  })

  it('has a time in milliseconds, an ETag, and no other time', async () => {
    const path = `${boardPath(await newRace())}.svg`
    const { status, headers } = await get(`${path}?at=1781000000000`)

    expect(status).toBe(200)
    const again = await get(path, { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
    for (const at of ['-1', 'noon', '1e99'])
      expect((await get(`${path}?at=${at}`)).status).toBe(400)
  })

  it('requires permission to read the regatta, and an existing race', async () => {
    const hidden = await newRace({ ispublic: false })
    const path = boardPath(await newRace(), 'R9')

    expect((await get(`${boardPath(hidden)}.svg`)).status).toBe(401)
    expect((await get(`${path}.svg`)).status).toBe(404)
  })
})
