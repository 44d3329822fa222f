/** Responses about courses that are sent back. */
import { describe, expect, it } from 'vitest'
import { H } from '../../scripts/requests/paths.ts'
import { courseSetup } from '../support/courseSetup.ts'
import {
  buoy,
  type CourseAnswer,
  windwardLeeward,
  withEntry,
  withoutWarnings,
} from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { differences, stateOf } from '../support/tableState.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const other = await service.createUser('other')

const phone = '3a7b0d1e-6f3c-4b52-9d7e-0c8a1f2b4d6e'

/** One of everything: roles, inventory, a device, a position, a spare mark, laps. */
const everything = windwardLeeward({
  numberOfLaps: 3,
  markConfigurations: windwardLeeward().markConfigurations.concat([
    buoy('spare', { associatedRole: 'Spare', storeToInventory: true }),
  ]),
})
const rich = withEntry(
  withEntry(everything, '1', {
    associatedRole: 'Windward',
    positioning: { deviceUUID: phone },
    storeToInventory: true,
  }),
  'pin',
  { positioning: { position: { latitude_deg: 54.4, longitude_deg: 10.2 } } },
)

/** Sends the response three times, and returns the items of the table that changed. */
const changedBy = async (send: (json: unknown) => Promise<CourseAnswer>, response: unknown) => {
  const before = await stateOf(service)
  let sent = response
  const answers: CourseAnswer[] = []
  for (let time = 1; time <= 3; time += 1) {
    const answered = await send(sent)
    sent = answered
    answers.push(withoutWarnings(answered))
  }
  const after = await stateOf(service)
  return { answers, items: differences(before, after) }
}

describe('a response that is sent back unchanged changes nothing', () => {
  it('from createCourse and from getFromCourse', async () => {
    const regatta = await tools.newRegatta(officer)
    const saved = await tools.save(officer, regatta, rich)
    const again = (json: unknown) => tools.save(officer, regatta, json)

    const fromSaved = await changedBy(again, saved)
    const fromRead = await changedBy(again, await tools.read(officer, regatta))

    expect(fromSaved).toEqual({ answers: Array(3).fill(withoutWarnings(saved)), items: [] })
    expect(fromRead).toEqual({ answers: Array(3).fill(withoutWarnings(saved)), items: [] })
  })

  it('from getFromCourse of a race without a course, except the course', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, rich)
    const empty = await tools.read(officer, regatta, 'R2')
    const again = (json: unknown) => tools.save(officer, regatta, json, 'R2')

    const first = await tools.save(officer, regatta, empty, 'R2')
    const { items } = await changedBy(again, first)

    expect(first.markConfigurations).toEqual(empty.markConfigurations)
    expect(items).toEqual([])
  })

  it('from getFromCourseTemplate, once its marks are those of the regatta', async () => {
    const regatta = await tools.newRegatta(officer)
    const { courseTemplateId = '' } = await tools.saveTemplate(officer, rich)
    const query = `?regattaName=${encodeURIComponent(regatta)}&laps=4`
    const again = (json: unknown) => tools.save(officer, regatta, json)
    const first = await tools.save(
      officer,
      regatta,
      await tools.readTemplate(officer, courseTemplateId, query),
    )

    const template = await tools.readTemplate(officer, courseTemplateId, query)
    const { answers, items } = await changedBy(again, template)

    expect(items).toEqual([])
    expect(answers.at(-1)).toEqual(withoutWarnings(first))
    expect(first).toMatchObject({ courseTemplateId, numberOfLaps: 4 })
  })

  it('from createCourseTemplate, except the new template', async () => {
    const made = await tools.saveTemplate(officer, rich)
    const ids = ({ markConfigurations }: CourseAnswer) =>
      markConfigurations.map(({ id, ...mark }) => ({ ...mark, id }))

    const { answers, items } = await changedBy((json) => tools.saveTemplate(officer, json), made)

    const keys = items.filter((key) => !/^(AUDIT|HOLDING|REACH)#/.test(key))
    expect(keys.map((key) => key.split('#')[1])).toEqual(Array(6).fill('COURSE_TEMPLATE'))
    for (const response of answers) expect(ids(response)).toEqual(ids(made))
  })

  it('by an officer who may read neither the roles nor the properties of the first one', async () => {
    const regatta = await tools.newRegatta(officer)
    const saved = await tools.save(officer, regatta, rich)
    await tools.letEverybody(officer, 'REGATTA', regatta, 'READ', 'UPDATE')
    const roleId = saved.markConfigurations.find(({ associatedRoleId }) => associatedRoleId)
    const path = `GET /sharedsailingserver/api/v1/markroles/${roleId?.associatedRoleId ?? ''}`
    expect((await service.request(path, { token: other })).status).toBe(403)

    const read = await tools.read(other, regatta)
    const { answers, items } = await changedBy((json) => tools.save(other, regatta, json), read)

    expect(items).toEqual([])
    expect(answers).toEqual(Array(3).fill(withoutWarnings(saved)))
  })

  describe('when its course template', () => {
    const fromTemplate = async () => {
      const regatta = await tools.newRegatta(officer)
      const { courseTemplateId = '' } = await tools.saveTemplate(officer, rich)
      const laid = await tools.readTemplate(officer, courseTemplateId, '?laps=3')
      return { regatta, courseTemplateId, saved: await tools.save(officer, regatta, laid) }
    }
    const remove = async (courseTemplateId: string) => {
      const path = `DELETE ${H}/coursetemplates/${courseTemplateId}`
      expect((await service.request(path, { token: officer })).status).toBeLessThan(300)
    }

    it('is deleted. A changed course loses its reference to it', async () => {
      const { regatta, courseTemplateId, saved } = await fromTemplate()
      await remove(courseTemplateId)
      const again = (json: unknown) => tools.save(officer, regatta, json)

      const sent = await changedBy(again, await tools.read(officer, regatta))
      const renamed = await again({ ...saved, name: 'Another' })

      expect(saved.courseTemplateId).toBe(courseTemplateId)
      expect(sent).toEqual({ answers: Array(3).fill(withoutWarnings(saved)), items: [] })
      expect(renamed).not.toHaveProperty('courseTemplateId')
      expect((await tools.trySave(officer, regatta, { ...saved })).status).toBe(400)
    })

    it('is hidden. Its mark templates stay hidden', async () => {
      const { regatta, courseTemplateId, saved } = await fromTemplate()
      await tools.letEverybody(officer, 'REGATTA', regatta, 'READ', 'UPDATE')
      const again = (json: unknown) => tools.save(other, regatta, json)

      const sent = await changedBy(again, await tools.read(other, regatta))

      expect(sent).toEqual({ answers: Array(3).fill(withoutWarnings(saved)), items: [] })
      const [{ markTemplateId = '' } = {}] = saved.markConfigurations
      const markConfigurations = [...saved.markConfigurations, { id: 'new', markTemplateId }]
      const refused = await tools.trySave(other, regatta, { ...saved, markConfigurations })
      expect([refused.status, refused.body]).toMatchObject([
        403,
        { permission: `MARK_TEMPLATE:READ:${markTemplateId}` },
      ])
      expect((await tools.trySave(other, regatta, { ...saved }, 'R2')).body).toMatchObject({
        permission: `COURSE_TEMPLATE:READ:${courseTemplateId}`,
      })
    })
  })
})

describe('a saved course', () => {
  it('that is changed keeps its marks, and marks that the request does not mention', async () => {
    const regatta = await tools.newRegatta(officer)
    const saved = await tools.save(officer, regatta, rich)
    const moved = {
      ...saved,
      markConfigurations: saved.markConfigurations
        .filter(({ effectiveProperties: { name } }) => name !== 'spare')
        .map((mark) => ({
          ...mark,
          positioning: { position: { latitude_deg: 54.3, longitude_deg: 10.1 } },
        })),
    }

    const again = await tools.save(officer, regatta, moved)

    const markIds = ({ markConfigurations }: CourseAnswer) =>
      markConfigurations.map(({ markId }) => markId).sort()
    expect(markIds(again)).toEqual(markIds(saved))
    expect(again.markConfigurations[0]?.lastKnownPosition).toMatchObject({ lat_deg: 54.3 })
    expect(again.waypoints).toEqual(saved.waypoints)
  })
})
