/**
 * Any configuration is saved completely or refused completely, without a server error. `npm run
 * fuzz` tries ten thousand cases.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { courseSetup } from '../support/courseSetup.ts'
import { C, type CourseAnswer, type Json, withoutWarnings } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import {
  json as anyJson,
  likelyConfiguration,
  oneValueReplaced,
} from '../support/courseArbitraries.ts'
import { runs } from '../support/longForm.ts'

const numRuns = Number(process.env.COURSE_RUNS ?? runs(50, 200))
const secondsMax = 60 + numRuns / 4

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const look = { name: 'Known', color: '#00F' }
const ids = {
  markTemplateId: await tools.make(officer, 'marktemplates', look),
  markPropertiesId: await tools.make(officer, 'markproperties', look),
  roleId: await tools.make(officer, 'markroles', { name: 'Known' }),
}

/** Each mark of each waypoint is one of the marks in the response. */
const isWhole = ({ markConfigurations, waypoints }: CourseAnswer): boolean => {
  const known = new Set(markConfigurations.map(({ id }) => id))
  return waypoints.every(
    ({ markConfigurationIds: marks }) => marks.length > 0 && marks.every((id) => known.has(id)),
  )
}

describe('a configuration', () => {
  it(
    'is saved as the response shows it, or changes nothing, without a server error',
    async () => {
      let regatta = await tools.newRegatta(officer)
      let marksMade = 0
      const met = { saved: 0, refused: 0 }
      const sent = fc.oneof(
        { weight: 3, arbitrary: likelyConfiguration(ids) },
        { weight: 2, arbitrary: oneValueReplaced(likelyConfiguration(ids)) },
        { weight: 1, arbitrary: fc.dictionary(fc.string(), anyJson) },
      )
      await fc.assert(
        fc.asyncProperty(sent, async (json) => {
          // With many marks in the regatta every response takes long.
          if (marksMade > 60) {
            regatta = await tools.newRegatta(officer)
            marksMade = 0
          }
          const before = await tools.read(officer, regatta)

          const reply = await tools.trySave(officer, regatta, json)
          const after = await tools.read(officer, regatta)

          expect([200, 400], reply.text).toContain(reply.status)
          expect(isWhole(after)).toBe(true)
          marksMade = after.markConfigurations.length
          if (reply.status === 400) {
            met.refused += 1
            expect(after).toEqual(before)
            return
          }
          met.saved += 1
          expect(after).toEqual(withoutWarnings(reply.body as CourseAnswer))
        }),
        { numRuns },
      )
      expect(met.saved).toBeGreaterThan(numRuns / 4)
      expect(met.refused).toBeGreaterThan(numRuns / 20)
    },
    secondsMax * 1000,
  )

  it(
    'is saved as a template, checked and rendered, or refused',
    async () => {
      const sent = fc.oneof(
        likelyConfiguration(ids),
        oneValueReplaced(likelyConfiguration(ids)),
        fc.dictionary(fc.string(), anyJson) as fc.Arbitrary<Json>,
      )
      await fc.assert(
        fc.asyncProperty(sent, fc.constantFrom('course', 'template'), async (json, makes) => {
          const template = await tools.send('createCourseTemplate', officer, json)
          const checked = await tools.send('validate', officer, { ...json, makes })
          const drawn = await service.request(`POST ${C}/diagram`, {
            token: officer,
            json: { ...json, makes },
          })

          for (const { status, text } of [template, checked, drawn]) {
            expect([200, 400], text).toContain(status)
          }
          const { valid } = (checked.body ?? {}) as { readonly valid?: boolean }
          expect(drawn.status === 200).toBe(valid === true)
          if (makes === 'template') expect(template.status === 200).toBe(valid === true)
        }),
        { numRuns: Math.ceil(numRuns / 3) },
      )
    },
    secondsMax * 1000,
  )
})
