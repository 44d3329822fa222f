/** The messages of input errors, which must help to correct the value. */
import { expect, it } from 'vitest'
import { newId } from '../../../harness/ids.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { useTestService } from '../../support/useTestService.ts'
import { keepLog } from '../../support/logLines.ts'

keepLog()
const service = await useTestService()

const problemWith = async (route: string, json: unknown) => {
  const { body } = await service.request(`POST ${V}/${route}`, { token: service.adminToken, json })
  return body as { readonly detail: string; readonly errors: readonly { suggestion?: string }[] }
}

const event = { eventName: 'Kiel', venuename: 'Kiel' }
const tag = { tag: 'Start', raceTimepoint: 1 }
const [events, tags] = ['events/createEvent', 'Kiel/R1/Default/tags']

it.each<[string, Readonly<Record<string, unknown>>, string]>([
  [
    tags,
    { ...tag, tag: 5 },
    'Invalid tag. It must be a text of at most 200 characters, found a number.',
  ],
  [
    tags,
    { ...tag, tag: '' },
    'Invalid tag. It must have at least 1 character, found a text of 0 characters.',
  ],
  [
    tags,
    { ...tag, raceTimepoint: 1.5 },
    'Invalid raceTimepoint. It must be a time from 1900 to 2200: milliseconds since 1970 as a number, or a date, time and zone such as 2026-06-20T10:30:00+02:00, or `now`, found a fraction.',
  ],
  [
    tags,
    { ...tag, public: 'x' },
    'Invalid public. It must be true or false or the same as text, found a text of 1 character.',
  ],
  [
    events,
    { ...event, series: 'x' },
    'Invalid series. It must be a list of at most 20 entries, found a text of 1 character.',
  ],
  [
    events,
    { ...event, series: [] },
    'Invalid series. It must have at least 1 entry, found a list of 0.',
  ],
  [
    events,
    { ...event, competitorRegistrationType: 'closed' },
    'Invalid competitorRegistrationType. It must be `CLOSED` or `OPEN_UNMODERATED` or `OPEN_MODERATED`, found a text of 6 characters.',
  ],
  [
    events,
    { ...event, numberofraces: -1 },
    'Invalid numberofraces. It must be 0 or more, found -1.',
  ],
  [
    events,
    { ...event, startdate: '2026-13-01' },
    'Invalid startdate. It must be a day that exists.',
  ],
  [
    events,
    { eventName: 'Kiel' },
    'Missing venuename. It is required, or `venuelat` and `venuelng` instead.',
  ],
])('%s with %j', async (route, json, detail) => {
  expect((await problemWith(route, json)).detail).toBe(detail)
})

it('suggests no parameter that was sent, where its value is null', async () => {
  const { errors } = await problemWith(tags, { ...tag, tag: null })

  expect(errors).toEqual([{ pointer: '/tag', code: 'required', detail: 'is required' }])
})

it('gives the longest text, also where null is possible', async () => {
  const { body } = await service.request(`PUT ${S}/ownership/EVENT/x/acl`, {
    token: service.adminToken,
    json: { acl: [], displayName: 'x'.repeat(201) },
  })

  expect((body as { readonly detail: string }).detail).toBe(
    'Invalid displayName. It must be a text without control or invisible characters of at most 200 characters or null, found a text of 201 characters.',
  )
})

it('names the empty text where it is possible', async () => {
  const { body } = await service.request(`PUT ${S}/add_role_to_user`, {
    token: service.adminToken,
    json: { username: 'ann', role_definition_id: newId(), qualifying_group_id: 'x' },
  })

  expect((body as { readonly detail: string }).detail).toBe(
    'Invalid qualifying_group_id. It must be a UUID or an empty text, found a text of 1 character.',
  )
})

it('gives the range of a number, also where null is possible', async () => {
  const event = {
    '@class': 'RaceLogStartTimeEvent',
    id: newId(),
    createdAt: 0,
    timestamp: 0,
    passId: 0,
    authorName: 'ann',
    authorPriority: 0,
    startTime: 253_402_300_800_000,
  }
  const race = 'leaderboard=x&race_column=R1&fleet=Default'
  const { body } = await service.request(`POST /sailingserver/rc/racelog?${race}`, {
    token: service.adminToken,
    json: event,
  })

  expect((body as { readonly detail: string }).detail).toContain(
    'It must be a whole number from -2208988800000 to 7289654399999 or null',
  )
})
