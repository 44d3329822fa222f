/** Phones on the marks of a course: where its versions, their difference and templates show them. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { courseTimes, movedTo } from '../support/courseTimes.ts'
import {
  type CourseAnswer,
  idOf,
  latitudeOf,
  windwardLeeward,
  withEntry,
} from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { reportPhone } from '../support/marks.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const times = courseTimes(service, officer)

/** The windward mark lies at 54.4 in version 1, and has a phone from version 2 on. */
const newTrackedCourse = async () => {
  const regatta = await tools.newRegatta(officer)
  const position = { latitude_deg: 54.4, longitude_deg: 10 }
  const laid = withEntry(windwardLeeward(), '1', { positioning: { position } })
  const course = await tools.save(officer, regatta, laid)
  const deviceUUID = newId()
  const withPhone = withEntry(course, idOf(course, '1'), { positioning: { deviceUUID } })
  const tracked = await tools.save(officer, regatta, withPhone)
  return { regatta, tracked, deviceUUID }
}

const numbersOf = async (regatta: string) =>
  (await times.versions(regatta)).map(({ version }) => version)

describe('a save', () => {
  it('makes no version because a phone has moved a mark', async () => {
    const { regatta, tracked, deviceUUID } = await newTrackedCourse()
    await reportPhone(service, deviceUUID, 54.5)

    expect(latitudeOf(await tools.save(officer, regatta, tracked), '1')).toBe(54.5)
    expect(await numbersOf(regatta)).toEqual([2, 1])
  })

  it('lays a mark again where it lay before its phone moved it, and makes one version', async () => {
    const { regatta, tracked, deviceUUID } = await newTrackedCourse()
    await reportPhone(service, deviceUUID, 54.5)

    for (let count = 0; count < 2; count += 1) {
      const laid = await tools.save(officer, regatta, movedTo(tracked, { 1: [54.4, 10] }))
      expect(latitudeOf(laid, '1')).toBe(54.4)
    }

    expect(await numbersOf(regatta)).toEqual([3, 2, 1])
    const [last] = await times.versions(regatta)
    expect(last?.summary).toContain('Mark 1 moves 11131 m to 180°.')
  })
})

describe('the difference of two versions', () => {
  it('has the move of a mark by its phone, which is no change of the later save', async () => {
    const { regatta, tracked, deviceUUID } = await newTrackedCourse()
    await reportPhone(service, deviceUUID, 54.5)
    await tools.save(officer, regatta, { ...tracked, name: 'At A' })
    await reportPhone(service, deviceUUID, 54.51)
    await tools.save(officer, regatta, { ...tracked, name: 'At B' })
    await reportPhone(service, deviceUUID, 54.6)

    const { changes } = await times.compare(regatta, 3, 4)

    const moved = { kind: 'mark-moved', markId: idOf(tracked, '1'), name: '1' }
    expect(changes.slice(1)).toEqual([{ ...moved, metres: 1113, bearing: 0 }])
    const [last] = await times.versions(regatta)
    expect(last?.summary).toBe('The name changes from At A to At B.')
    expect(latitudeOf(await times.courseOf(regatta, 'version=3'), '1')).toBe(54.5)
    expect(latitudeOf(await times.courseOf(regatta, 'version=4'), '1')).toBe(54.51)
  })
})

describe('restoring a version', () => {
  it('brings a mark back that a phone has moved, to where it lay without one', async () => {
    const { regatta, deviceUUID } = await newTrackedCourse()
    await reportPhone(service, deviceUUID, 54.5)
    expect(latitudeOf(await tools.read(officer, regatta), '1')).toBe(54.5)

    const { body } = await times.restore(regatta, 1)

    expect(body).toEqual(await tools.read(officer, regatta))
    expect(latitudeOf(body as CourseAnswer, '1')).toBe(54.4)
    expect(await times.compare(regatta, 1, 3)).toEqual({ summary: [], changes: [] })
    const [last] = await times.versions(regatta)
    expect(last?.summary).toContain('Mark 1 moves 11131 m to 180°.')
  })

  it('brings a mark back to where its phone was, and the next position of the phone counts', async () => {
    const { regatta, tracked, deviceUUID } = await newTrackedCourse()
    await reportPhone(service, deviceUUID, 54.5)
    const named = await tools.save(officer, regatta, { ...tracked, name: 'At the phone' })
    await tools.save(officer, regatta, movedTo(named, { 1: [54.6, 10] }))

    expect((await times.restore(regatta, 3)).status).toBe(200)

    expect(latitudeOf(await tools.read(officer, regatta), '1')).toBe(54.5)
    expect(await times.compare(regatta, 3, 5)).toEqual({ summary: [], changes: [] })
    await reportPhone(service, deviceUUID, 54.7)
    expect(latitudeOf(await tools.read(officer, regatta), '1')).toBe(54.7)
    expect(latitudeOf(await times.courseOf(regatta, 'version=5'), '1')).toBe(54.5)
  })

  it('of a mark that is where its phone was at the save makes no version', async () => {
    const { regatta, tracked, deviceUUID } = await newTrackedCourse()
    await reportPhone(service, deviceUUID, 54.5)
    const named = await tools.save(officer, regatta, { ...tracked, name: 'At the phone' })

    expect((await times.restore(regatta, 3)).body).toEqual(named)
    expect(await times.versions(regatta)).toHaveLength(3)
  })
})

describe('a course template', () => {
  it('shows the marks of a regatta where their phones are', async () => {
    const regatta = await tools.newRegatta(officer)
    const query = `?regattaName=${encodeURIComponent(regatta)}`
    const { courseTemplateId: id = '' } = await tools.saveTemplate(officer, windwardLeeward())
    const template = await tools.readTemplate(officer, id)
    const deviceUUID = newId()
    const { id: top = '' } =
      template.markConfigurations.find(({ effectiveProperties: { name } }) => name === '1') ?? {}
    const tracked = withEntry(template, top, { positioning: { deviceUUID } })
    const course = await tools.save(officer, regatta, tracked)
    await reportPhone(service, deviceUUID, 54.5)

    const made = await tools.saveTemplate(officer, course, query)
    const shown = await tools.readTemplate(officer, id, query)

    expect([latitudeOf(made, '1'), latitudeOf(shown, '1')]).toEqual([54.5, 54.5])
    expect(latitudeOf(await tools.readTemplate(officer, id), '1')).toBeUndefined()
  })
})
