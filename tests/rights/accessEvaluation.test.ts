/**
 * The Authorization API 1.0 of OpenID AuthZEN: formats, semantics, and whom a caller may ask about.
 */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { evaluationsMax } from '#schemas/rights/accessEvaluation.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const anna = await service.createUser('anna')
await service.createUser('bert')
const acl = [{ groupId: null, actions: ['!DELETE'] }]
await setup.secure({ type: 'EVENT', id: 'kiel' }, { owner: 'anna', acl })
await setup.secure({ type: 'EVENT', id: 'cowes' }, { owner: 'bert' })
await setup.secure({ type: 'TRACKED_RACE', id: 'Kiel\\/R1' }, { owner: 'anna' })

const user = (id: string) => ({ type: 'user', id })
const event = (id: string) => ({ type: 'EVENT', id })
const read = { name: 'READ' }

const evaluate = (json: unknown, token: string | null = anna, headers = {}) =>
  service.request('POST /access/v1/evaluation', {
    ...(token === null ? {} : { token }),
    json,
    headers,
  })

const evaluateAll = (json: unknown, token = anna) =>
  service.request('POST /access/v1/evaluations', { token, json })

const decisionsIn = (body: unknown) =>
  (body as { readonly evaluations: readonly { readonly decision: boolean }[] }).evaluations.map(
    ({ decision }) => decision,
  )

describe('an evaluation', () => {
  it('returns a decision, its reason, and a link to its explanation', async () => {
    const { status, headers, body } = await evaluate({
      subject: user('anna'),
      action: read,
      resource: event('kiel'),
    })

    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toEqual({
      decision: true,
      context: {
        reason: 'The user has a role for it.',
        rule: 'own-role',
        explanation: `${S}/explain?permission=EVENT%3AREAD%3Akiel&username=anna`,
      },
    })
  })

  it.each([
    [
      'a denied action',
      { subject: user('anna'), action: { name: 'DELETE' }, resource: event('kiel') },
    ],
    [
      'an action that is not granted',
      { subject: user('anna'), action: read, resource: event('cowes') },
    ],
    ['a missing resource', { subject: user('anna'), action: read, resource: event('gone') }],
    [
      'another type of subject',
      { subject: { type: 'robot', id: 'r2' }, action: read, resource: event('kiel') },
    ],
    [
      'an unknown type',
      { subject: user('anna'), action: read, resource: { type: 'record', id: '1' } },
    ],
    [
      'an unknown action',
      { subject: user('anna'), action: { name: 'can_read' }, resource: event('kiel') },
    ],
  ])('returns false with 200 for %s', async (_, question) => {
    const { status, body } = await evaluate(question)

    expect([status, body]).toEqual([200, expect.objectContaining({ decision: false })])
  })

  it('ignores properties, a context and unknown fields', async () => {
    const { status, body } = await evaluate({
      subject: { ...user('anna'), properties: { department: 'Sales' }, more: 1 },
      action: { ...read, properties: { method: 'GET' } },
      resource: { ...event('kiel'), properties: { library_record: { isbn: '1' } } },
      context: { time: '1985-10-26T01:22-07:00' },
      evaluations: 7,
    })

    expect([status, body]).toEqual([200, expect.objectContaining({ decision: true })])
  })

  it('takes an id as one part or in encoded form', async () => {
    const about = async (id: string) =>
      (
        await evaluate({
          subject: user('anna'),
          action: read,
          resource: { type: 'TRACKED_RACE', id },
        })
      ).body

    expect(await about('Kiel\\/R1')).toMatchObject({ decision: true })
    expect(await about('Kiel/R1')).toMatchObject({ decision: false })
    expect(await about('*')).toMatchObject({ decision: false })
  })

  it.each([
    ['no subject', { action: read, resource: event('kiel') }],
    [
      'a number for an id',
      { subject: { type: 'user', id: 1 }, action: read, resource: event('kiel') },
    ],
  ])('is 400 with %s', async (_, question) => {
    expect((await evaluate(question)).status).toBe(400)
  })

  it('is 401 for anonymous callers, and 403 about users whom the caller may not read, existing or not', async () => {
    const about = (id: string) => ({ subject: user(id), action: read, resource: event('kiel') })

    const [nobody, bert, gone] = [
      await evaluate(about('anna'), null),
      await evaluate(about('bert')),
      await evaluate(about('nobody-at-all')),
    ]
    const byAdmin = await evaluate(about('bert'), service.adminToken)

    expect([nobody.status, bert.status, gone.status, byAdmin.status]).toEqual([401, 403, 403, 200])
    expect(byAdmin.body).toMatchObject({ decision: false, context: { rule: 'no-grant' } })
  })

  it.each(['bfe9eb29-ab87-4ca3-be83-a1d5d8305716', 'a', 'call_7/b:c'])(
    'returns the request id %s',
    async (id) => {
      const question = { subject: user('anna'), action: read, resource: event('kiel') }

      const { headers } = await evaluate(question, anna, { 'x-request-id': id })

      expect(headers['x-request-id']).toBe(id)
    },
  )
})

describe('evaluations', () => {
  const three = ['kiel', 'cowes', 'kiel'].map((id) => ({ resource: event(id) }))
  const defaults = { subject: user('anna'), action: read }

  it.each([
    [undefined, [true, false, true]],
    ['execute_all', [true, false, true]],
    ['deny_on_first_deny', [true, false]],
    ['permit_on_first_permit', [true]],
  ])('stop with the semantic %s', async (semantic, decisions) => {
    const options =
      semantic === undefined ? {} : { options: { evaluations_semantic: semantic, other: 1 } }

    const { status, body } = await evaluateAll({ ...defaults, evaluations: three, ...options })

    expect([status, decisionsIn(body)]).toEqual([200, decisions])
    expect(body).not.toHaveProperty('decision')
  })

  it('continue until the first permit', async () => {
    const evaluations = ['cowes', 'gone', 'kiel', 'kiel'].map((id) => ({ resource: event(id) }))
    const options = { evaluations_semantic: 'permit_on_first_permit' }

    const { body } = await evaluateAll({ ...defaults, evaluations, options })

    expect(decisionsIn(body)).toEqual([false, false, true])
  })

  it('override the defaults', async () => {
    const { body } = await evaluateAll({
      ...defaults,
      resource: event('kiel'),
      evaluations: [{}, { action: { name: 'DELETE' } }, { resource: event('cowes') }],
    })

    expect(decisionsIn(body)).toEqual([true, false, false])
  })

  it.each([{}, { evaluations: [] }])('are one evaluation without a list: %j', async (without) => {
    const { status, body } = await evaluateAll({ ...defaults, resource: event('kiel'), ...without })

    expect([status, body]).toEqual([200, expect.objectContaining({ decision: true })])
    expect(body).not.toHaveProperty('evaluations')
  })

  it('deny an evaluation that is not possible, with the reason', async () => {
    const about = (id: string) => ({ subject: user(id), action: read, resource: event('kiel') })

    const { status, body } = await evaluateAll({ evaluations: ['bert', 'anna', 'gone'].map(about) })

    const { evaluations } = body as {
      readonly evaluations: readonly { context: { error?: object } }[]
    }
    expect([status, decisionsIn(body)]).toEqual([200, [false, true, false]])
    expect(evaluations.map(({ context }) => context.error)).toEqual([
      { status: 403, message: 'Subject does not have permission [USER:READ:bert]' },
      undefined,
      { status: 403, message: 'Subject does not have permission [USER:READ:gone]' },
    ])
  })

  it('are 400 when one of them is incomplete, with a pointer to it', async () => {
    const { status, body } = await evaluateAll({ ...defaults, evaluations: [three[0], {}] })

    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        errors: [expect.objectContaining({ pointer: '/evaluations/1/resource' })],
      }),
    ])
  })

  it('are limited in number', async () => {
    const many = (count: number) =>
      evaluateAll({
        ...defaults,
        evaluations: Array.from({ length: count }, (_, at) => ({ resource: event(`e${at}`) })),
      })

    expect((await many(evaluationsMax)).status).toBe(200)
    expect((await many(evaluationsMax + 1)).status).toBe(400)
  })

  it('are 400 with an unknown semantic', async () => {
    const options = { evaluations_semantic: 'deny_all' }

    expect((await evaluateAll({ ...defaults, evaluations: three, options })).status).toBe(400)
  })
})
