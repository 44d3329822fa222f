import { afterAll, beforeEach } from 'vitest'
import { type Fixture, startFixture } from './fixture.ts'

const testsMax = 20

/**
 * The fixture for tests that read the whole table. It starts with a new table now and then, because
 * the table grows with each test.
 */
export const renewedFixture = async (): Promise<Fixture> => {
  const fixture = await startFixture()
  let tests = 0
  beforeEach(async () => {
    tests += 1
    if (tests % testsMax > 0) return
    await fixture.stop()
    Object.assign(fixture, await startFixture())
  })
  afterAll(() => fixture.stop())
  return fixture
}
