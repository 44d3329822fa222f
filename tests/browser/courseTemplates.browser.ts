/** Course templates in the designer, and a course that somebody else changes meanwhile. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { H, V } from '../../scripts/requests/paths.ts'
import { password, raceDayOf, upAndDown } from '../support/boardRace.ts'
import { desktop, servedPages } from '../support/browser.ts'
import { accessibilityFaults, screenshot } from './pageChecks.ts'

const { service, request, onPage } = servedPages()

let officer: string
let day: ReturnType<typeof raceDayOf>
beforeAll(async () => {
  day = raceDayOf(service().baseUrl)
  officer = await day.register('officer')
  await makeTemplate(officer, 'Home course', { defaultNumberOfLaps: 2, ...repeated })
  await makeTemplate(officer, 'Long beat', {})
  await makeTemplate(await day.register('stranger'), 'Secret course', {})
})

const repeated = {
  optionalRepeatablePart: {
    zeroBasedIndexOfRepeatablePartStart: 1,
    zeroBasedIndexOfRepeatablePartEnd: 3,
  },
}

const make = async (token: string, path: string, json: object) => {
  const { status, body } = await request(`POST ${H}/${path}`, { token, json })
  expect(status).toBeLessThan(300)
  return (body as { readonly id: string }).id
}

/** A course between two marks, with a start and a finish at the lower one. */
const makeTemplate = async (token: string, name: string, more: object) => {
  const marks = await Promise.all(
    ['Upper', 'Lower', 'Boat'].map(async (mark) => ({
      id: await make(token, 'marktemplates', { name: `${mark} of ${name}`, shortName: mark }),
      associatedMarkRoleId: await make(token, 'markroles', { name: mark, shortName: mark }),
    })),
  )
  const [upper, lower, boat] = marks.map((mark) => mark.associatedMarkRoleId)
  const passing = (role: string | undefined) => ({
    passingInstruction: 'Port',
    markRoleIds: [role],
  })
  const line = { passingInstruction: 'Line', markRoleIds: [lower, boat] }
  await make(token, 'coursetemplates', {
    name,
    shortName: name.slice(0, 1),
    allMarkTemplates: marks,
    allMarkRoles: marks.map(({ associatedMarkRoleId: id }) => ({ id })),
    waypoints: [line, passing(upper), passing(lower), passing(upper), line],
    ...more,
  })
}

const signIn = async (page: Page): Promise<void> => {
  await page.locator('#sign-in summary').click()
  await page.getByLabel('User name').fill('officer')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Signed in as officer').waitFor()
}

const courseOf = async (regatta: string, race: string) => {
  const path = `${V}/courseconfiguration/getFromCourse/${regatta}/${race}/Default`
  const { body } = await request(`GET ${path}`, { token: officer })
  return body as { readonly name: string; readonly waypoints: readonly object[] }
}

it('publishes a course template with laps to two races', async () => {
  await day.newEvent(officer, 'Kiel')
  await onPage(
    '/course/Kiel/R1/Default',
    { width: 390, height: 844 },
    async (page) => {
      page.setDefaultTimeout(10_000)
      await signIn(page)
      const course = page.getByLabel('Course', { exact: true })
      const laps = page.getByRole('textbox', { name: 'Laps' })
      await course.locator('optgroup').waitFor({ state: 'attached' })
      expect(await course.locator('optgroup option').allTextContents()).toEqual(
        expect.arrayContaining(['Home course', 'Long beat']),
      )
      expect(await course.getByText('Secret course').count()).toBe(0)

      await course.selectOption('Long beat')
      await page.locator('#picture .heading').getByText('Long beat').waitFor()
      expect(await laps.count()).toBe(0)
      await course.selectOption('Home course')
      await page.locator('#picture .heading').getByText('Home course').waitFor()
      expect(await laps.inputValue()).toBe('2')
      await laps.fill('0')
      await page.getByText('It must').waitFor()
      await laps.fill('3')
      await page.getByLabel('R2', { exact: true }).check()
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText(/New marks: .*Upper of Home course/).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await screenshot(page, 'course template')
      await page.getByRole('button', { name: 'Publish to R1, R2' }).click()
      await page.getByText('Home course is published to R1, R2.').waitFor()
    },
    /Failed to load resource/,
  )

  const [first, second] = [await courseOf('Kiel', 'R1'), await courseOf('Kiel', 'R2')]
  expect(first).toMatchObject({ name: 'Home course', numberOfLaps: 3 })
  expect(first.waypoints).toHaveLength(7)
  expect(second.waypoints).toEqual(first.waypoints)
})

it('shows a new preview instead of publishing over the course of somebody else', async () => {
  await day.newEvent(officer, 'Laboe')
  await onPage('/course/Laboe/R1/Default', desktop, async (page) => {
    await signIn(page)
    await page.getByLabel('Course', { exact: true }).selectOption('Home course')
    await page.locator('#picture .heading').getByText('Home course').waitFor()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('It gets its first course.').waitFor()
    await day.layCourse(officer, ['Laboe', 'R1', 'Default'], upAndDown)

    await page.getByRole('button', { name: 'Publish to R1' }).click()
    await page.getByText('Somebody has changed a course since the preview.').waitFor()
    await page.getByText('The present course stays in the history.').waitFor()
    expect((await courseOf('Laboe', 'R1')).name).toBe('Up and down')

    await page.getByRole('button', { name: 'Publish to R1' }).click()
    await page.getByText('Home course is published to R1.').waitFor()
  })
})
