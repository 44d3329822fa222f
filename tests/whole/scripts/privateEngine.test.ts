/** The engine and its files are private to the service. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeDataFolder } from '../../../scripts/dataFolder.ts'
import { freeEngineAddress, isEasyToFind } from '../../../scripts/engineAddress.ts'
import { sharedService } from '../../support/sharedService.ts'
import { startEngine } from '../../support/engine.ts'
import { listenersOf } from '../../support/listeningSockets.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

/** A random address of 127.0.0.0/8, without 127.0.0.0/16. */
const hiddenHost = /^127\.(?:[1-9]\d{0,2})\.\d{1,3}\.\d{1,3}$/

const modeOf = async (path: string) => (await stat(path)).mode & 0o7777

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-private-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a running service', { timeout: serviceTimeout }, () => {
  it('listens at one well-known address only, for requests and for connections', async () => {
    const { dataFolder, port, baseUrl } = await sharedService()
    const health = await fetch(`${baseUrl}/health`)
    const { liveUrl } = (await health.json()) as { readonly liveUrl: string }
    const pid = Number.parseInt(await readFile(join(dataFolder, 'lock'), 'utf8'))

    const listeners = listenersOf(pid)

    const hidden = listeners.filter(({ host }) => hiddenHost.test(host))
    expect(hidden).toHaveLength(1)
    const others = listeners.filter((listener) => !hidden.includes(listener))
    expect(others).toMatchObject([{ host: '127.0.0.1', port }])
    expect(new URL(liveUrl).host).toBe(new URL(baseUrl).host)
  })

  it('does not let a page of another site reach its engine', async () => {
    const { dataFolder, baseUrl } = await sharedService()
    const endpoint = new URL(await readFile(join(dataFolder, 'engine-endpoint'), 'utf8'))
    const headers = { origin: 'https://elsewhere.example' }
    const common = ['127.0.0.1', '[::1]', 'localhost'].map(
      (host) => `http://${host}:${endpoint.port}`,
    )

    for (const url of common) {
      await expect(fetch(url, { headers })).rejects.toThrow('fetch failed')
    }
    expect((await fetch(endpoint)).status).toBe(200)
    expect((await fetch(`${baseUrl}/health`, { headers })).status).toBe(200)
  })

  it('creates files that only its user can read', async () => {
    const { dataFolder } = await sharedService()
    const names = await readdir(dataFolder)
    const modes = await Promise.all(names.map((name) => modeOf(join(dataFolder, name))))

    expect(names).toEqual(
      expect.arrayContaining(['committee-boat.db', 'committee-boat.db-wal', 'engine-endpoint']),
    )
    expect(await modeOf(dataFolder)).toBe(0o700)
    expect(Object.fromEntries(names.map((name, at) => [name, modes[at]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, 0o600])),
    )
  })
})

describe('the address of an engine', () => {
  it('differs each time, and is never in use', async () => {
    const addresses = await Promise.all(Array.from({ length: 20 }, () => freeEngineAddress()))

    const hosts = addresses.map(({ host }) => host)
    expect(new Set(hosts).size).toBeGreaterThan(18)
    for (const host of hosts) expect(host).toMatch(hiddenHost)
    expect(isEasyToFind(`http://${hosts[0]}:8000`)).toBe(false)
  })

  it('is 127.0.0.1 with a warning where the system has no other one', async () => {
    // No machine has this address: it is reserved for documentation.
    const { host, port } = await freeEngineAddress('192.0.2.1')

    expect(host).toBe('127.0.0.1')
    expect(isEasyToFind(`http://${host}:${port}`)).toBe(true)
  })

  it('is random for tests, proofs and benchmarks too', async () => {
    const engine = await startEngine()
    await engine.stop()

    expect(new URL(engine.endpoint).hostname).toMatch(hiddenHost)
  })
})

describe('a data folder of an earlier version', () => {
  it('is closed to other users, with the files of the service in it', async () => {
    const own = ['committee-boat.db', 'committee-boat.db-wal', 'token-key', 'first-start']
    await chmod(folder, 0o755)
    for (const name of [...own, 'notes.txt']) {
      await writeFile(join(folder, name), '')
      await chmod(join(folder, name), 0o644)
    }

    const { warning, release } = await takeDataFolder(folder)
    await release()

    expect(warning).toBeUndefined()
    expect(await modeOf(folder)).toBe(0o700)
    for (const name of own) expect(await modeOf(join(folder, name))).toBe(0o600)
    expect(await modeOf(join(folder, 'notes.txt'))).toBe(0o644)
  })

  it('stays open with a warning when all users share it', async () => {
    const shared = join(folder, 'shared')
    await mkdir(shared)
    await chmod(shared, 0o1777)

    const { warning, release } = await takeDataFolder(shared)

    expect(warning).toBe(
      `Other users of this machine may read ${shared}: set DATA_DIR to a folder of your own`,
    )
    expect(await modeOf(shared)).toBe(0o1777)
    expect(await modeOf(join(shared, 'lock'))).toBe(0o600)
    await release()
  })
})
