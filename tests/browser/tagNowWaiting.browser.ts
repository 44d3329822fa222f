/** *Tag now* without a connection, without a session, and after a refusal: no tag is lost or doubled. */
import { S } from '../../scripts/requests/paths.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { boardPath, password } from '../support/boardRace.ts'
import {
  endSession,
  field,
  moments,
  offline,
  onBoard,
  press,
  request,
  startSession,
  tagButton,
  tagList,
  tagsOf,
  textsOf,
  tokenOf,
  waitForCopy,
} from './tagNowBoards.ts'

/**
 * Requests fail until the returned function is called. (`unroute` would pass on a request that it
 * has just failed.)
 */
const disconnect = async (page: Page, requests: Parameters<Page['route']>[0]) => {
  let isConnected = false
  await page.route(requests, (route) => (isConnected ? route.fallback() : route.abort()))
  return () => {
    isConnected = true
  }
}

describe('without a connection', () => {
  it('keeps moments over a reload, and sends each once', async () => {
    await onBoard(
      async (page, regatta) => {
        await waitForCopy(page)
        await page.context().setOffline(true)
        await press(page, 'Start')
        await press(page, 'Capsize')
        await tagButton(page).click()
        await field(page).fill('half a te')
        await page.waitForTimeout(300)
        await page.reload()
        await page.getByText(/Showing the board of /).waitFor()
        await moments(page).nth(2).waitFor()
        await press(page, 'Finish')
        expect(await moments(page).count()).toBe(4)
        expect(await textsOf(regatta)).toEqual([])

        await page.context().setOffline(false)
        await tagList(page).getByText('Finish').waitFor()
        await page.waitForTimeout(1000)
        expect(await textsOf(regatta)).toEqual(['Start', 'Capsize', 'Finish'])
        await page.getByRole('button', { name: 'Edit half a te' }).click()
        await page.getByRole('button', { name: 'Send' }).click()
        await tagList(page).getByText('half a te').waitFor()
      },
      { expected: offline },
    )
  })

  it('sends what several tabs keep, each once', async () => {
    await onBoard(
      async (page, regatta) => {
        const other = await page.context().newPage()
        await other.goto(boardPath(regatta))
        await tagButton(other).waitFor()
        await page.context().setOffline(true)
        await press(page, 'Start')
        await press(other, 'Finish')
        await moments(page).nth(1).waitFor()
        await page.context().setOffline(false)
        await tagList(page).getByText('Finish').waitFor()
        await tagList(other).getByText('Start').waitFor()
        expect(await textsOf(regatta)).toEqual(['Start', 'Finish'])
      },
      { expected: offline },
    )
  })

  it('is sent once if the response was lost, also with a text changed meanwhile', async () => {
    await onBoard(
      async (page, regatta) => {
        const keys: string[] = []
        await page.route('**/tags', async (route) => {
          keys.push(route.request().headers()['idempotency-key'] ?? '')
          if (keys.length !== 1 && keys.length !== 3) return route.continue()
          await route.fetch()
          return route.abort()
        })
        await press(page, 'Protest')
        await moments(page).getByText('Sent.').waitFor()
        expect(keys[0]).toBe(keys[1])

        await press(page, 'Penalty')
        await moments(page).getByText('Waits for a connection.').waitFor()
        await page.getByRole('button', { name: 'Edit Penalty' }).click()
        await field(page).fill('Penalty GER 7')
        await page.getByRole('button', { name: 'Send' }).click()
        await tagList(page).getByText('Penalty GER 7').waitFor()
        expect(await textsOf(regatta)).toEqual(['Protest', 'Penalty GER 7'])
      },
      { expected: /ERR_FAILED|409/ },
    )
  })

  it('waits as long as an overloaded service asks for', async () => {
    await onBoard(
      async (page, regatta) => {
        const times: number[] = []
        await page.route('**/tags', (route) => {
          times.push(Date.now())
          if (times.length > 1) return route.continue()
          return route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: {} })
        })
        await press(page, 'Finish')
        await tagList(page).getByText('Finish').waitFor()
        expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(5000)
        expect(await textsOf(regatta)).toEqual(['Finish'])
      },
      { expected: /503/ },
    )
  })

  it('stays usable on a slow connection', async () => {
    await onBoard(async (page, regatta) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 2000,
        downloadThroughput: 6000,
        uploadThroughput: 3000,
      })
      await press(page, 'Start')
      await press(page, 'Capsize')
      expect(await moments(page).count()).toBe(2)
      await tagList(page).getByText('Capsize').waitFor()
      expect(await textsOf(regatta)).toEqual(['Start', 'Capsize'])
    })
  })
})

describe('the session', () => {
  it('can end: the tags wait until the user has signed in again', async () => {
    await onBoard(
      async (page, regatta) => {
        // A board that has noticed the end shows no button between the two presses.
        await page.context().setOffline(true)
        await endSession(page.context())
        await press(page, 'Start')
        await press(page, 'Finish')
        await page.context().setOffline(false)
        await page.getByRole('link', { name: 'Sign in to send 2 tags' }).click()
        await page.getByLabel('User name').first().fill('anna')
        await page.getByLabel('Password').first().fill(password)
        await page.getByRole('button', { name: 'Sign in' }).click()
        await tagList(page).getByText('Finish').waitFor()
        expect(new URL(page.url()).pathname).toBe(boardPath(regatta))
        expect(await textsOf(regatta)).toEqual(['Start', 'Finish'])
      },
      { expected: /401|ERR_INTERNET_DISCONNECTED/ },
    )
  })

  it('can become that of another user, who sends and sees nothing of the first', async () => {
    await onBoard(
      async (page, regatta) => {
        const connect = await disconnect(page, '**/tags')
        await press(page, 'Protest')
        await moments(page).getByText('Waits for a connection.').waitFor()
        // The page still belongs to anna when the cookie is that of bob.
        await startSession(page.context(), 'bob')
        connect()
        await page.getByRole('link', { name: 'Sign in to send 1 tag' }).waitFor()
        await page.reload()
        await page.getByRole('link', { name: 'Sign in to send 1 tag' }).waitFor()
        expect(await moments(page).count()).toBe(0)
        await press(page, 'Finish')
        await tagList(page).getByText('Finish').waitFor()
        expect(await textsOf(regatta, 'bob')).toEqual(['Finish'])
        expect(await textsOf(regatta)).toEqual([])

        await startSession(page.context(), 'anna')
        await page.reload()
        await tagList(page).getByText('Protest').waitFor()
        expect(await textsOf(regatta)).toEqual(['Protest'])
      },
      { expected: /ERR_FAILED/ },
    )
  })

  it('leaves no page on a shared phone after signing out', async () => {
    await onBoard(
      async (page, regatta) => {
        await waitForCopy(page)
        await page.goto('/account')
        await page.getByRole('button', { name: 'Sign out' }).click()
        await page.getByText('You are signed out.').waitFor()
        expect(await page.evaluate(() => caches.keys())).toEqual([])
        await page.context().setOffline(true)
        await expect(page.goto(boardPath(regatta))).rejects.toThrow('ERR_')
      },
      { expected: offline },
    )
  })

  it('of another user removes all pages of the first', async () => {
    await onBoard(async (page, regatta) => {
      await waitForCopy(page)
      await endSession(page.context())
      await page.goto(boardPath(regatta, 'R2'))
      await waitForCopy(page)
      expect(await page.evaluate(() => caches.keys())).toEqual(['pages of '])
      const copies = await page.evaluate(
        async (paths) => {
          const texts = paths.map(async (path) => {
            const copy = await caches.match(path, { ignoreVary: true })
            return copy === undefined ? '' : copy.text()
          })
          return (await Promise.all(texts)).join('')
        },
        [boardPath(regatta), boardPath(regatta, 'R2')],
      )
      expect(copies).toContain('to see your private tags')
      expect(copies).not.toContain('Signed in as anna')
    })
  })
})

describe('a refusal', () => {
  it('is shown with its reason, and the tag can be changed or discarded', async () => {
    await onBoard(
      async (page, regatta) => {
        const path = `${S}/ownership/LEADERBOARD/${encodeURIComponent(regatta)}/acl`
        const permit = (...actions: string[]) =>
          request(`PUT ${path}`, {
            token: tokenOf('officer'),
            json: { acl: [{ groupId: null, actions }] },
          })
        expect((await permit('READ', 'UPDATE')).status).toBe(200)
        const connect = await disconnect(page, '**/tags')
        await page.reload()
        await tagButton(page).click()
        await page.getByLabel('Public').check()
        await page.getByRole('button', { name: 'Start', exact: true }).click()
        await press(page, 'Finish')
        expect((await permit('READ')).status).toBe(200)
        connect()
        const reasons = page.getByText(/^Refused\. .*LEADERBOARD:UPDATE/)
        await reasons.nth(1).waitFor()

        await page.getByRole('button', { name: 'Discard Finish' }).click()
        await page.reload()
        await reasons.waitFor()
        expect(await moments(page).count()).toBe(1)
        await page.getByRole('button', { name: 'Edit Start' }).click()
        await page.getByRole('button', { name: 'Send' }).click()
        await tagList(page).getByText('Start').waitFor()
        expect(await tagsOf(regatta)).toMatchObject([{ tag: 'Start', public: false }])
      },
      { expected: /403|ERR_FAILED/ },
    )
  })
})
