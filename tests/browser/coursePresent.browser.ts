/** Changes of the present course: turning it, and moving one of its marks. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { legBetween, middleBetween } from '#positions/rules/geodesic.ts'
import { password } from '../support/boardRace.ts'
import { type Course, courseOf, field, newRegatta, onPage, placeOf } from './coursePages.ts'

const onCoursePage = (regatta: string, race: string, use: (page: Page) => Promise<void>) =>
  onPage('/health', { width: 390, height: 844 }, async (page) => {
    await page.request.post(`${S}/hello`, { form: { username: 'officer', password } })
    await page.goto(`/course/${encodeURIComponent(regatta)}/${race}/Default`)
    await use(page)
  })

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Publish to R1' }).click()
}

/** The leg from the middle of the start line to a mark. */
const legTo = (course: Course, name: string) => {
  const [pin, boat, mark] = ['Pin end', 'Committee boat', name].map((one) => {
    const place = placeOf(course, one)
    if (place === undefined) throw new Error(`no ${one}`)
    return { latitude: place.latitude_deg, longitude: place.longitude_deg }
  })
  if (!pin || !boat || !mark) throw new Error('no marks')
  return legBetween(middleBetween(pin, boat), mark)
}

const moved = /^These marks move, also in other races that use them: /

it('turns the present course, and publishes it', async () => {
  const regatta = await newRegatta()
  const before = await courseOf(regatta)
  await onCoursePage(regatta, 'R1', async (page) => {
    await page.getByRole('button', { name: '10° right' }).click()
    await page.getByText('Turned 10° right.').waitFor()
    await page.locator('#picture .heading').getByText('Up and down').waitFor()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText(moved).waitFor()
    await page.getByRole('button', { name: 'Undo the changes' }).click()
    await page.getByText('Turned').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('It has this course already.').waitFor()

    await page.getByRole('button', { name: '10° left' }).click()
    await page.getByRole('button', { name: '5° right' }).click()
    await page.getByText('Turned 5° left.').waitFor()
    await publish(page)
    await page.getByText('Version 2:').waitFor()
    expect(await page.getByText('Turned').count()).toBe(0)
  })
  const after = await courseOf(regatta)
  const ids = (course: Course) => course.markConfigurations.map(({ id }) => id)

  expect([after.waypoints, ids(after)]).toEqual([before.waypoints, ids(before)])
  for (const name of ['Windward mark', 'Leeward gate port', 'Pin end']) {
    const [old, turned] = [legTo(before, name), legTo(after, name)]
    expect((turned.bearing - old.bearing + 360) % 360).toBeCloseTo(355, 1)
    expect(turned.metres).toBeCloseTo(old.metres, 0)
  }
})

it('moves a mark of the present course by a magnetic bearing, which the browser remembers', async () => {
  const regatta = await newRegatta()
  const before = await courseOf(regatta)
  await onCoursePage(regatta, 'R1', async (page) => {
    await page.getByText('Bearings are true', { exact: true }).click()
    await field(page, 'Magnetic variation').fill('5')
    await page.getByText('Bearings are magnetic', { exact: true }).waitFor()
    await page.getByText('Move a mark of the present course').click()
    await page.getByRole('combobox', { name: 'Mark', exact: true }).selectOption('Windward mark')
    const move = page.getByRole('button', { name: 'Move the mark' })
    expect(await move.isDisabled()).toBe(true)
    await field(page, 'Bearing, ° magnetic').fill('85')
    await field(page, 'Distance').fill('0.1')
    await move.click()
    await page.getByText('Moved: Windward mark.').waitFor()
    await page.locator('#picture .heading').getByText('Up and down').waitFor()
    await publish(page)
    await page.getByText('Version 2:').waitFor()

    await page.reload()
    await page.getByText('Bearings are magnetic', { exact: true }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{"variation":"5"}')
    // Mark 1 bears 19 degrees true.
    expect(Number(await field(page, 'Wind from').inputValue())).toBeGreaterThan(5)
  })
  const after = await courseOf(regatta)
  const [old, now] = [before, after].map((course) => placeOf(course, 'Windward mark'))

  expect(now?.latitude_deg).toBeCloseTo(old?.latitude_deg ?? 0, 5)
  // 0.1 NM to the east, at this latitude.
  expect((now?.longitude_deg ?? 0) - (old?.longitude_deg ?? 0)).toBeCloseTo(0.002_861, 4)
  expect(placeOf(after, 'Pin end')).toEqual(placeOf(before, 'Pin end'))
})

it('has nothing to turn in a race without a course, which begins at the start of another', async () => {
  const regatta = await newRegatta()
  await onCoursePage(regatta, 'R2', async (page) => {
    await page.getByText('Design a course').waitFor()
    expect(await page.getByText('of the present course').count()).toBe(0)
    expect(await page.getByText('Turn the present course').count()).toBe(0)
    expect(
      await page.getByLabel('Course', { exact: true }).locator('[value=present]').count(),
    ).toBe(0)
    expect(Number(await field(page, 'Latitude').inputValue())).toBeCloseTo(54.420_05, 4)
  })
})
