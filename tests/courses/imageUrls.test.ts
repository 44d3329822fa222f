/** One rule for the URL of an image: of tags, of course templates, and of the inventory. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { H, V } from '../../scripts/requests/paths.ts'
import { C, coursePath, windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const token = await service.createUser('ann')
const regatta = await makeEvent(service, token, { numberofraces: 1 })

const tag = (json: object) =>
  service.request(`POST ${V}/${coursePath(regatta, 'R1')}/tags`, {
    token,
    json: { tag: newId(), raceTimepoint: 1, ...json },
  })

const template = { name: 'Up', waypoints: [] }

/** A request with this URL. */
const senders: Readonly<Record<string, (url: string) => ReturnType<typeof tag>>> = {
  'the image of a tag': (image) => tag({ image }),
  'the resized image of a tag': (resizedImage) => tag({ resizedImage }),
  'the image of a course template': (optionalImageURL) =>
    service.request(`POST ${C}/createCourseTemplate`, {
      token,
      json: windwardLeeward({ optionalImageURL }),
    }),
  'the image of a new course template of the inventory': (optionalImageUrl) =>
    service.request(`POST ${H}/coursetemplates`, {
      token,
      json: { ...template, optionalImageUrl },
    }),
  'the image of a changed course template': async (optionalImageURL) => {
    const made = await service.request(`POST ${H}/coursetemplates`, { token, json: template })
    const { id } = made.body as { readonly id: string }
    const json = { ...template, optionalImageURL }
    return service.request(`PUT ${H}/coursetemplates/${id}`, { token, json })
  },
}

describe.each(Object.entries(senders))('%s', (_, send) => {
  it.each([
    ['a user name', 'https://bob@example.org/x.png'],
    ['a password', 'https://bob:secret@example.org/x.png'],
    ['a user name in front of another host', 'https://example.org\\@evil.example/x.png'],
    ['a script', 'javascript:alert(1)'],
    ['a data URL', 'data:image/png;base64,AA'],
    ['a blank', 'https://example.org/a b.png'],
    ['a blank at its end', 'https://example.org/a.png '],
    ['a quotation mark', 'https://example.org/"onload="x'],
    ['a direction override', 'https://example.org/\u202egnp.exe'],
    ['no host', 'https:///x.png'],
    ['an invalid host', 'https://[::1/x.png'],
    ['an escaped @ in its host', 'https://bob%40example.org/x.png'],
    ['an invalid port', 'https://example.org:99999/x.png'],
    ['too many characters', `https://example.org/${'a'.repeat(2029)}`],
  ])('cannot be %s', async (__, url) => {
    const { status, body } = await send(url)

    const { errors = [] } = body as { readonly errors?: readonly { readonly detail: string }[] }
    expect([status, errors.length]).toEqual([400, 1])
    expect(errors[0]?.detail).toMatch(/an http or https URL without blanks|2048 characters/)
  })

  it.each([
    'https://example.org/x.png',
    'HTTP://example.org:8080/a@b?c=d#e',
    'http://localhost/',
    'http://192.0.2.1:8080',
    "https://media_1.example.org/It's(1)/[a]{b}|c,d;e=f~$!*.JPG?size=800x600&crop=0,0#@top",
    'https://example.org/Segel%20wind.png?next=https://example.org/x',
    'http://[::1]/x',
    'https://ポート.example/風.png',
    `https://example.org/${'a'.repeat(2028)}`,
  ])('may be %s', async (url) => {
    expect([200, 201]).toContain((await send(url)).status)
  })
})
