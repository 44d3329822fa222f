/** The course page in a real browser: designing, publishing, history, and what others see. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { password } from '../support/boardRace.ts'
import { desktop } from '../support/browser.ts'
import { type Course, courseOf, day, field, newRegatta, onPage, placeOf } from './coursePages.ts'
import { accessibilityFaults, screenshot } from './pageChecks.ts'

beforeAll(async () => {
  await day.register('spectator')
})

const phone = { width: 390, height: 844 }

const pathTo = (regatta: string, race = 'R1') =>
  `/course/${encodeURIComponent(regatta)}/${race}/Default`

const signIn = async (page: Page, name = 'officer'): Promise<void> => {
  await page.locator('#sign-in summary').click()
  await page.getByLabel('User name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(`Signed in as ${name}`).waitFor()
  await page.locator('#designer:not([inert])').waitFor()
}

const publishTo = async (page: Page, ...races: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: `Publish to ${races.join(', ')}` }).click()
}

describe.each([
  ['a desktop', desktop],
  ['a desktop at night', { ...desktop, dark: true }],
  ['a phone', phone],
  ['a phone at night', { ...phone, dark: true }],
])('on %s', (device, options) => {
  it('is accessible to everybody, with targets for a finger', async () => {
    const regatta = await newRegatta()
    await onPage(
      pathTo(regatta),
      options,
      async (page) => {
        await page.getByText('Version 1:').waitFor()
        expect(await accessibilityFaults(page)).toEqual([])

        await signIn(page)
        await page.locator('#picture .heading').waitFor()
        for (const summary of await page.locator('#designer summary').all()) await summary.click()
        await page.getByRole('button', { name: 'Preview' }).click()
        await page.getByRole('button', { name: /^Publish to/ }).waitFor()
        await screenshot(page, `course ${device}`)
        expect(await accessibilityFaults(page)).toEqual([])

        await field(page, 'Laps').fill('0')
        await page.getByText('It must').waitFor()
        expect(await accessibilityFaults(page)).toEqual([])
        await screenshot(page, `course ${device} error`)
      },
      /Failed to load resource/,
    )
  })
})

it('lays a windward-leeward course for 240 degrees and 0.8 miles, and publishes it to two races', async () => {
  const regatta = await newRegatta()
  const before = await courseOf(regatta)
  await onPage(pathTo(regatta), phone, async (page) => {
    await signIn(page)
    await field(page, 'Wind from').fill('240')
    await field(page, 'First leg').fill('0.8')
    await field(page, 'Latitude').fill('54°25.2′N')
    await field(page, 'Longitude').fill('10 10.8 E')
    await page.getByLabel('R2', { exact: true }).check()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('It gets its first course.').waitFor()
    expect(await page.getByText(/^New marks: Start pin, /).count()).toBe(1)
    expect(await page.getByText('It uses the new marks of R1.').count()).toBe(1)
    expect((await courseOf(regatta)).name).toBe('Up and down')

    await page.getByRole('button', { name: 'Publish to R1, R2' }).click()
    await page.getByText('L2 is published to R1, R2.').waitFor()
    await page.locator('#course .heading').getByText('L2').waitFor()
    await page.getByText('Version 2:').waitFor()
  })
  const [first, second, third] = await Promise.all(
    ['R1', 'R2', 'R3'].map((race) => courseOf(regatta, race)),
  )

  expect([first?.name, second?.name, third?.waypoints.length]).toEqual(['L2', 'L2', 0])
  expect(second?.waypoints).toEqual(first?.waypoints)
  const windward = first?.markConfigurations.find((mark) => mark.effectiveProperties.name === '1')
  expect(windward?.lastKnownPosition).toMatchObject({
    latitude_deg: expect.closeTo(54.413_342, 5) as number,
    longitude_deg: expect.closeTo(10.160_22, 4) as number,
  })
  // No mark of the race moved: the six marks are new.
  const old = new Map(before.markConfigurations.map((mark) => [mark.id, mark.lastKnownPosition]))
  const kept = first?.markConfigurations.filter(({ id }) => old.has(id)) ?? []
  expect(kept.map(({ lastKnownPosition }) => lastKnownPosition)).toEqual([...old.values()])
  expect(first?.markConfigurations).toHaveLength(old.size + 5)
})

it('moves marks of the present course only if the officer chooses them', async () => {
  const regatta = await newRegatta()
  await onPage(pathTo(regatta), desktop, async (page) => {
    await signIn(page)
    await field(page, 'Wind from').fill('240')
    await publishTo(page, 'R1')
    await page.getByText('L2 is published to R1.').waitFor()

    await field(page, 'Wind from').fill('250')
    await page.getByText('Use marks of the regatta').click()
    await page.getByRole('button', { name: 'Marks of the present course' }).click()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText(/^These marks move, also .*: .*\b1, 4P, 4S/).waitFor()
    expect(await page.getByText(/^New marks/).count()).toBe(0)
    const before = await courseOf(regatta)
    await page.getByRole('button', { name: /^Publish to/ }).click()
    await page.getByText('Version 3:').waitFor()
    const after = await courseOf(regatta)
    const ids = (course: Course) => course.markConfigurations.map(({ id }) => id)
    expect(ids(after)).toEqual(ids(before))
    expect(placeOf(after, '1')).not.toEqual(placeOf(before, '1'))
    expect(placeOf(after, 'Windward mark')).toEqual(placeOf(before, 'Windward mark'))
  })
})

it('restores an old version after showing what changes', async () => {
  const regatta = await newRegatta()
  const old = await courseOf(regatta)
  await onPage(pathTo(regatta), phone, async (page) => {
    await signIn(page)
    await field(page, 'Laps').fill('3')
    await publishTo(page, 'R1')
    await page.getByText('Version 2:').waitFor()

    await page.getByRole('button', { name: 'Compare version 1' }).click()
    await page.getByText('The laps change from 3 to 2.').waitFor()
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await page.getByText('Version 1 is restored.').waitFor()
    const entry = (version: number) =>
      page.locator('.versions li').filter({ hasText: `Version ${version}:` })
    await entry(1).getByText('Same as now').waitFor()
    expect(await entry(1).getByRole('button').count()).toBe(0)
    expect(await entry(2).getByText('Same as now').count()).toBe(0)
    expect(await entry(2).getByRole('button', { name: 'Compare version 2' }).count()).toBe(1)
    expect(await page.locator('#course .heading').textContent()).toBe('Up and down')
  })
  const restored = await courseOf(regatta)

  expect([restored.name, restored.waypoints]).toEqual([old.name, old.waypoints])
})

it('shows a spectator the course and the history, and nothing to publish', async () => {
  const regatta = await newRegatta()
  await onPage(pathTo(regatta), phone, async (page) => {
    const expectCourseOnly = async () => {
      await page.getByText('Version 1:').waitFor()
      expect(await page.locator('#course .heading').textContent()).toBe('Up and down')
      expect(await page.getByRole('button', { name: /Publish|Preview|Restore/ }).count()).toBe(0)
      expect(await field(page, 'Wind from').count()).toBe(0)
    }
    await expectCourseOnly()
    await signIn(page, 'spectator')
    await expectCourseOnly()
  })
})

it('shows an error of the service in words at its field', async () => {
  const regatta = await newRegatta()
  await onPage(
    pathTo(regatta),
    desktop,
    async (page) => {
      await signIn(page)
      await page.locator('#picture svg').waitFor()
      const expectError = async (label: string, value: string, error: RegExp) => {
        const input = field(page, label)
        const right = await input.inputValue()
        await input.fill(value)
        const described = page.locator(`#${(await input.getAttribute('id')) ?? ''}-error`)
        await described.waitFor()
        expect(await described.textContent()).toMatch(error)
        expect(await input.getAttribute('aria-invalid')).toBe('true')
        expect(await page.getByRole('button', { name: 'Preview' }).isDisabled()).toBe(true)
        await input.fill(right)
        await described.waitFor({ state: 'detached' })
      }
      await expectError('Wind from', '361', /^It must be .*360/)
      await expectError('Wind from', 'west', /^It must be a number/)
      await expectError('Laps', '0', /^It must be .*1/)
      await expectError('First leg', '11', /^It must be .*18520.*\(in metres\)/)
      await expectError('Latitude', '90 0 N', /^It must be .*85/)
      await expectError('Longitude', '54 25.2 N', /^It must be a number/)
      await field(page, 'Longitude').fill('')
      await page.getByText('Give the longitude of the start.').waitFor()
    },
    /Failed to load resource/,
  )
})

it('takes the start from a tap on the plan, and from the device', async () => {
  const regatta = await newRegatta()
  await onPage(pathTo(regatta), desktop, async (page) => {
    const device = { latitude: 54.5, longitude: 10.25 }
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(device)
    await signIn(page)
    await page.locator('.plan .mark').first().waitFor()
    const start = await page.locator('.plan').boundingBox()
    if (start === null) throw new Error('no plan')
    // The plan reaches from the start line to mark 1, which bears 19 degrees.
    await page.locator('.plan').click({ position: { x: start.width / 2, y: start.height / 2 } })
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('#latitude')?.value.startsWith('54.426') === true,
    )
    expect(Number(await field(page, 'Longitude').inputValue())).toBeCloseTo(10.1968, 3)

    await page.getByRole('button', { name: 'Position of this device' }).click()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#longitude')?.value === '10.250000',
    )
    expect(await field(page, 'Latitude').inputValue()).toBe('54.500000')
  })
})

it('is published with the keyboard alone', async () => {
  const regatta = await newRegatta()
  await onPage(pathTo(regatta), desktop, async (page) => {
    await signIn(page)
    await page.locator('#picture svg').waitFor()
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab')
        const focused = page.locator(':focus')
        const text = (await focused.getAttribute('id')) ?? (await focused.textContent())
        if (text === name) return
      }
      throw new Error(`no way to ${name}`)
    }
    await tabTo('type')
    await page.keyboard.type('O')
    await tabTo('wind')
    await page.keyboard.type('300')
    await page.locator('#picture .heading').getByText('O2').waitFor()
    await tabTo('Preview')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Publish to R1' }).waitFor()
    await tabTo('Publish to R1')
    await page.keyboard.press('Space')
    await page.getByText('O2 is published to R1.').waitFor()
    expect(await page.locator(':focus').getAttribute('id')).toBe('message')
  })
})
