/** Course templates of the inventory: their references and their rules. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { H } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { make, share } from '../support/inventory.ts'

const service = await useTestService()
/** With a pin and a boat at the line, a windward mark, and a spare one. */
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const makeAll = (path: string, names: readonly string[]) =>
  Promise.all(names.map((name) => make(service, path, ann, { name })))
const roles = await makeAll('markroles', ['Pin', 'Boat', 'Windward'])
const templates = await makeAll('marktemplates', ['pin', 'boat', 'buoy', 'spare'])

const path = `${H}/coursetemplates`
const at = (list: readonly string[], index: number): string => list[index] ?? ''

const line = () => ({
  passingInstruction: 'line',
  markRoleIds: [at(roles, 0), at(roles, 1)],
  controlPointName: 'Start',
  controlPointShortName: 'S',
})
const windward = () => ({ passingInstruction: 'PORT', markRoleIds: [at(roles, 2)] })

const upwind = () => ({
  name: 'Upwind',
  tags: ['fleet', 'short'],
  optionalImageURL: 'https://example.org/upwind.svg',
  allMarkTemplates: templates.map((id) => ({ id })),
  allMarkRoles: roles.map((id, index) => ({ id, associatedMarkTemplateId: at(templates, index) })),
  waypoints: [line(), windward(), line()],
  optionalRepeatablePart: {
    zeroBasedIndexOfRepeatablePartStart: 1,
    zeroBasedIndexOfRepeatablePartEnd: 2,
  },
  defaultNumberOfLaps: 2,
})

const post = (json: unknown, token = ann) => service.request(`POST ${path}`, { token, json })

describe('a course template', () => {
  it('is returned completely, and the response creates another one like it', async () => {
    const made = await post(upwind())
    const { id, ...shown } = made.body as Readonly<Record<string, unknown>> & {
      readonly id: string
    }
    const read = await service.request(`GET ${path}/${id}`, { token: ann })
    const again = await post(shown)

    expect([made.status, read.body]).toEqual([200, made.body])
    expect(shown).toMatchObject({
      name: 'Upwind',
      shortName: 'Upwind',
      tags: ['fleet', 'short'],
      optionalImageUrl: 'https://example.org/upwind.svg',
      allMarkRoles: [
        { id: at(roles, 0), name: 'Pin', associatedMarkTemplateId: at(templates, 0) },
        { id: at(roles, 1), name: 'Boat', associatedMarkTemplateId: at(templates, 1) },
        { id: at(roles, 2), name: 'Windward', associatedMarkTemplateId: at(templates, 2) },
      ],
      waypoints: [
        { ...line(), passingInstruction: 'Line' },
        {
          passingInstruction: 'Port',
          markRoleIds: [at(roles, 2)],
          controlPointName: null,
          controlPointShortName: null,
        },
        { ...line(), passingInstruction: 'Line' },
      ],
      optionalRepeatablePart: {
        zeroBasedIndexOfRepeatablePartStart: 1,
        zeroBasedIndexOfRepeatablePartEnd: 2,
      },
      defaultNumberOfLaps: 2,
    })
    const { allMarkTemplates } = shown as { readonly allMarkTemplates: readonly object[] }
    expect(allMarkTemplates[3]).toMatchObject({ id: at(templates, 3), name: 'spare' })
    expect(allMarkTemplates[3]).not.toHaveProperty('associatedMarkRoleId')
    expect(allMarkTemplates[3]).not.toHaveProperty('associatedRoleId')
    expect({ ...(again.body as object), id }).toEqual(made.body)
  })

  it('may have no waypoints yet', async () => {
    const made = await post({ name: 'empty', waypoints: [] })

    expect(made.body).toMatchObject({ waypoints: [], optionalRepeatablePart: null })
  })
  const part = (start: number, end: number) => ({
    zeroBasedIndexOfRepeatablePartStart: start,
    zeroBasedIndexOfRepeatablePartEnd: end,
  })

  it.each<[string, () => object, readonly string[]]>([
    ['no name and no waypoints', () => ({ tags: [] }), ['/name', '/waypoints']],
    [
      'a role twice',
      () => ({ ...upwind(), allMarkRoles: [...upwind().allMarkRoles, upwind().allMarkRoles[0]] }),
      ['/allMarkRoles/3/id', '/allMarkRoles/3/associatedMarkTemplateId', '/allMarkRoles/3/id'],
    ],
    [
      'a role that no mark plays',
      () => ({ ...upwind(), allMarkRoles: roles.map((id) => ({ id })) }),
      [0, 1, 2].map((index) => `/allMarkRoles/${index}/associatedMarkTemplateId`),
    ],
    [
      'a mark template with two roles',
      () => ({
        ...upwind(),
        allMarkRoles: roles.map((id) => ({ id, associatedMarkTemplateId: at(templates, 0) })),
        waypoints: [],
        optionalRepeatablePart: null,
      }),
      ['/allMarkRoles/1/associatedMarkTemplateId', '/allMarkRoles/2/associatedMarkTemplateId'],
    ],
    [
      'a role that contradicts its mark template',
      () => ({
        ...upwind(),
        allMarkTemplates: templates.map((id) => ({ id, associatedMarkRoleId: at(roles, 2) })),
        allMarkRoles: [{ id: at(roles, 2), associatedMarkTemplateId: at(templates, 0) }],
        waypoints: [],
        optionalRepeatablePart: null,
      }),
      ['/allMarkRoles/0/associatedMarkTemplateId'],
    ],
    [
      'roles and instructions of waypoints that do not fit',
      () => ({
        ...upwind(),
        waypoints: [
          { ...line(), passingInstruction: 'Port' },
          { ...windward(), passingInstruction: 'Gate' },
          { ...windward(), passingInstruction: 'Prt' },
          { ...windward(), markRoleIds: [unusedId] },
          { ...windward(), markRoleIds: [] },
        ],
      }),
      [
        '/waypoints/2/passingInstruction',
        '/waypoints/0/markRoleIds',
        '/waypoints/1/markRoleIds',
        '/waypoints/3/markRoleIds/0',
        '/waypoints/4/markRoleIds',
      ],
    ],
    [
      'a part that begins after its end',
      () => ({ ...upwind(), optionalRepeatablePart: part(2, 2) }),
      ['/optionalRepeatablePart/zeroBasedIndexOfRepeatablePartEnd'],
    ],
    [
      'a part after the waypoints',
      () => ({ ...upwind(), optionalRepeatablePart: part(3, 4) }),
      [
        '/optionalRepeatablePart/zeroBasedIndexOfRepeatablePartStart',
        '/optionalRepeatablePart/zeroBasedIndexOfRepeatablePartEnd',
      ],
    ],
    [
      'no laps, and an image that is a program',
      () => ({ ...upwind(), defaultNumberOfLaps: 0, optionalImageURL: 'javascript:alert(1)' }),
      ['/optionalImageURL', '/defaultNumberOfLaps'],
    ],
    [
      'missing references',
      () => ({
        name: 'x',
        waypoints: [],
        allMarkTemplates: [{ id: unusedId }],
        allMarkRoles: [{ id: unusedId, associatedMarkTemplateId: unusedId }],
      }),
      ['/allMarkTemplates/0/id', '/allMarkRoles/0/id'],
    ],
  ])('is refused with %s', async (_, json, pointers) => {
    const refused = await post(json())

    const { errors } = refused.body as { readonly errors: readonly { readonly pointer: string }[] }
    expect([refused.status, errors.map(({ pointer }) => pointer)]).toEqual([400, pointers])
  })

  it('has no two roles with one name', async () => {
    const twin = await make(service, 'markroles', ann, { name: 'Pin' })
    const refused = await post({
      ...upwind(),
      allMarkRoles: [
        ...upwind().allMarkRoles,
        { id: twin, associatedMarkTemplateId: templates[3] },
      ],
    })

    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      errors: [{ pointer: '/allMarkRoles/3/id', code: 'repeated-role' }],
    })
  })

  it('can refer only to objects that the caller may read', async () => {
    const refused = await post(upwind(), bob)
    for (const id of roles) await share(service, 'MARK_ROLE', id, ann)
    for (const id of templates) await share(service, 'MARK_TEMPLATE', id, ann)
    const made = await post(upwind(), bob)

    expect([refused.status, made.status]).toEqual([403, 200])
    expect(refused.body).toMatchObject({ permission: `MARK_TEMPLATE:READ:${at(templates, 0)}` })
  })

  it('is created once with an id, and has the maximum number of waypoints', async () => {
    const id = '7b1c9a52-0f3e-4d68-a1c4-5e2f8d9b6a30'
    const many = { ...upwind(), id, waypoints: Array.from({ length: 2000 }, windward) }
    const made = await post(many)
    const again = await post(many)
    const tooMany = await post({ ...many, waypoints: [...many.waypoints, windward()] })

    expect([made, again, tooMany].map(({ status }) => status)).toEqual([200, 409, 400])
    expect((made.body as { readonly waypoints: readonly unknown[] }).waypoints).toHaveLength(2000)
  })
})

describe('the course templates', () => {
  it('allow changes of their descriptions, and no others', async () => {
    const made = await post(upwind())
    const { id, allMarkRoles, waypoints } = made.body as Readonly<Record<string, unknown>>
    const changed = await service.request(`PUT ${path}/${String(id)}`, {
      token: ann,
      json: { name: 'Downwind', tags: ['new'], waypoints: [], defaultNumberOfLaps: 4 },
    })
    const byBob = await service.request(`PUT ${path}/${String(id)}`, {
      token: bob,
      json: { name: 'x' },
    })

    expect([changed.status, byBob.status]).toEqual([200, 403])
    expect(changed.body).toMatchObject({
      name: 'Downwind',
      shortName: 'Downwind',
      tags: ['new'],
      optionalImageUrl: null,
      allMarkRoles,
      waypoints,
      defaultNumberOfLaps: 4,
    })
  })

  it('are gone after their deletion', async () => {
    const id = await make(service, 'coursetemplates', ann, { name: 'old', waypoints: [] })
    const byBob = await service.request(`DELETE ${path}/${id}`, { token: bob })
    const byAnn = await service.request(`DELETE ${path}/${id}`, { token: ann })
    const gone = await service.request(`GET ${path}/${id}`, { token: ann })

    expect([byBob.status, byAnn.status, byAnn.text, gone.status]).toEqual([403, 200, '', 404])
    expect(gone.body).toMatchObject({ detail: `Could not find a CourseTemplate with ID '${id}'.` })
  })
})
