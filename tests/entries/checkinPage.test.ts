/** The page of the registration link, on which sailors enter without the app. */
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { open, openRegattas, secret } from '../support/openRegattas.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const { list, entryOf } = openRegattas(service, ann, ann)

const read = async (path: string) => {
  const { status, text } = await service.request(`GET ${path}`, {
    headers: { accept: 'text/html' },
  })
  return { status, text }
}

/** The link as the page of the regatta shows it to its organizers. */
const linkOf = async (regatta: string): Promise<string> => {
  const { text } = await service.request(`GET /regatta/${encodeURIComponent(regatta)}`, {
    token: ann,
    headers: { accept: 'text/html' },
  })
  const [, link = ''] = /data-copy="https?:\/\/[^/]*(\/tracking\/[^"]*)"/.exec(text) ?? []
  return link.replaceAll('&amp;', '&')
}

/** Sends the form of the page with these fields. */
const enter = async (page: string, fields: Readonly<Record<string, string>>) => {
  const [, action = ''] = /<form method="dialog" action="([^"]*)"/.exec(page) ?? []
  const hidden = page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)
  const form = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
  return service.request(`POST ${action}`, { form: { ...form, ...fields } })
}

it('names the event and the class, and enters a boat', async () => {
  const regatta = await makeEvent(service, ann, {
    ...open,
    ispublic: false,
    boatclassname: '49er',
    venuename: 'Oban',
  })
  const { status, text } = await read(await linkOf(regatta))
  expect(status).toBe(200)
  for (const words of [regatta, 'Oban', '49er']) expect(text).toContain(words)

  const entered = await enter(text, { competitorName: 'Swift', sailid: 'GBR 7' })
  expect(entered.status, entered.text).toBe(200)
  const { id } = entered.body as { readonly id: string }
  expect(await entryOf(regatta, id)).toMatchObject({
    name: 'Swift',
    boat: { sailId: 'GBR 7', boatClass: { name: '49er' } },
  })
})

it('asks for the class where the regatta has none', async () => {
  const regatta = await makeEvent(service, ann, open)
  const { text } = await read(await linkOf(regatta))
  const fields = { competitorName: 'Swift', sailid: '1', boatclass: 'Optimist' }
  expect((await enter(text, fields)).status).toBe(200)
  expect(await list(regatta)).toMatchObject([{ boat: { boatClass: { name: 'Optimist' } } }])
})

it('says when an entry waits', async () => {
  const { regatta, save } = await makeSeries(service, ann, 'AB', open)
  const before = await read(await linkOf(regatta))
  await save('R1', lines('AB'))
  const after = await read(await linkOf(regatta))
  const waits = 'your entry waits for an organizer'
  expect([before.text.includes(waits), after.text.includes(waits)]).toEqual([false, true])
  const entered = await enter(after.text, {
    competitorName: 'Late',
    sailid: '9',
    boatclass: '49er',
  })
  expect(entered.body).toMatchObject({ waiting: true })
})

it('has no form where the link makes no entries, and for a phone of the app', async () => {
  const hasForm = async (path: string) => (await read(path)).text.includes('createandadd')
  const closed = await makeEvent(service, ann, { ...open, entriesCloseAt: '2020-01-01T00:00:00Z' })
  const ofOrganizers = await makeEvent(service, ann, { secret })
  const { body } = await service.request(`GET ${regattaPath(ofOrganizers)}`)
  const { eventId } = body as { readonly eventId: string }
  const link = await linkOf(await makeEvent(service, ann, open))

  expect(await hasForm(link)).toBe(true)
  expect(await hasForm(await linkOf(closed))).toBe(false)
  expect(await hasForm(`/tracking/checkin?event_id=${eventId}&secret=${secret}`)).toBe(false)
  expect(await hasForm(`${link}&competitor_id=${newId()}`)).toBe(false)
})

it('is the same page for a wrong secret, another event and an unknown one', async () => {
  const regatta = await makeEvent(service, ann, { ...open, ispublic: false })
  const link = new URLSearchParams((await linkOf(regatta)).split('?')[1])
  const other = await makeEvent(service, ann, { ...open, secret: newId() })
  const pages = await Promise.all(
    [
      { secret: 'wrong' },
      { secret: '' },
      { event_id: newId() },
      { leaderboard_name: 'Nothing' },
      { leaderboard_name: other },
    ].map(async (more) => {
      const query = new URLSearchParams({ ...Object.fromEntries(link), ...more }).toString()
      const { status, text } = await read(`/tracking/checkin?${query}`)
      return [status, text]
    }),
  )
  expect(new Set(pages.map(String)).size).toBe(1)
  expect(pages[0]?.[0]).toBe(401)
  expect(pages[0]?.[1]).toContain('Ask the organizer of the event for its current link.')
  expect((await service.request(`GET ${V}/events`)).text).not.toContain(regatta)
})

it('is in the language of its reader, also where the link opens nothing', async () => {
  const regatta = await makeEvent(service, ann, open)
  const inGerman = async (path: string) =>
    (
      await service.request(`GET ${path}`, {
        headers: { accept: 'text/html', 'accept-language': 'de' },
      })
    ).text
  const link = await linkOf(regatta)

  expect(await inGerman(link)).toMatch(/<h2>Ein Boot melden<.*Segelnummer.*>Melden<\/button>/s)
  expect(await inGerman(link.replace(/secret=[^&]*/, 'secret=wrong'))).toContain(
    'Dieser Link öffnet keine Veranstaltung',
  )
})

it('shows the own entry and its state to the sailor who made it, and to nobody else', async () => {
  const sailor = await service.createUser('sailor')
  const rival = await service.createUser('rival')
  const { byLink, put, change } = openRegattas(service, ann, sailor)
  const { regatta, save } = await makeSeries(service, ann, 'AB', open)
  const link = await linkOf(regatta)
  const seenBy = async (token?: string) => {
    const { text } = await service.request(`GET ${link}`, {
      headers: { accept: 'text/html' },
      token,
    })
    return text.slice(0, text.indexOf('class="languages"'))
  }
  const { id } = await byLink(regatta, { token: sailor, competitorName: 'Mine', sailid: '1' })
  const taken = 'because another boat has the sail number'
  expect(await seenBy(sailor)).toMatch(/Your entry.*Mine.*because another boat has the sail/)
  for (const token of [rival, ann, undefined]) {
    const text = await seenBy(token)
    expect([text.includes('Mine'), text.includes(taken)]).toEqual([false, false])
  }
  expect(
    [await seenBy(rival), await seenBy()].map((text) => text.includes('Sign in first')),
  ).toEqual([false, true])

  expect(await seenBy()).toContain('href="/account?next=%2Ftracking%2Fcheckin%3Fevent_id')

  await put(regatta, { change: [{ competitorId: id, sailId: '3' }] })
  await put(regatta, { accept: [id] })
  expect(await seenBy(sailor)).toContain('The entry counts.')
  await change(id, { name: 'Renamed' }, sailor)
  expect(await seenBy(sailor)).toMatch(/This waits for an organizer: name .*Renamed/)
  await put(regatta, { withdraw: [id] })
  expect(await seenBy(sailor)).toContain('The entry is withdrawn.')
  await save('R1', lines('AB'))
  await byLink(regatta, { token: rival, competitorName: 'Late', sailid: '9' })
  expect(await seenBy(rival)).toMatch(/Late.*because there were results when it arrived/)

  const accountOf = async (token: string) => {
    const { text } = await service.request('GET /account', { token })
    return /<h2>Your entr.*?<\/section>/s.exec(text)?.[0]
  }
  const own = await accountOf(sailor)
  expect(own).toMatch(/href="\/results\/[^"]*">.*Mine.* · The entry is withdrawn\./s)
  expect(own).not.toContain('Late')
  expect(await accountOf(rival)).toMatch(/Late.* · The entry waits for an organizer\./s)
  expect(await accountOf(ann)).toBeUndefined()
})
