/** The file of `npm run release` runs in an empty folder, as a user without rights and without npm. */
import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRelease } from '../../../scripts/release/makeRelease.ts'
import { freePort } from '../../../scripts/freePort.ts'
import { startProgram } from '../../../scripts/requests/program.ts'

const root = resolve(import.meta.dirname, '../../..')
const timeout = 120_000

/** The administrator of the system may write everywhere, so the programs run as a user without rights. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let folder: string
let file: string
let release: string
let home: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'committee-boat-unpacked-'))
  chmodSync(folder, 0o755)
  file = await makeRelease(folder)
  expect(basename(file)).toMatch(/^committee-boat-\d+\.\d+\.\d+-linux-x64\.tar\.gz$/)
  execFileSync('tar', ['xf', file, '-C', folder])
  release = join(folder, 'committee-boat')
  home = join(folder, 'home')
  mkdirSync(home)
  if (nobody.uid !== undefined) chownSync(home, nobody.uid, nobody.gid)
}, timeout)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** No environment but that of a new user, whose PATH has no npm and no engine. */
const environment = { PATH: '/usr/bin:/bin', DEMO: '0', ADMIN_PASSWORD: 'reaching-on-port-7' }

const start = async (dataFolder: string) => {
  const port = String(await freePort())
  const variables = { ...environment, DATA_DIR: dataFolder, PORT: port }
  const place = { ...nobody, cwd: release }
  const program = startProgram(process.execPath, ['start.js'], variables, place)
  const ready = await program.printed(/is ready at (\S+)[^]*Ctrl-C/)
  expect(ready, program.output()).toBeDefined()
  return { program, url: ready?.[1] ?? '' }
}

const operate = async (...parameters: string[]): Promise<string> => {
  const options = { ...nobody, cwd: release, env: environment }
  const program = [join(release, 'operate.js'), ...parameters]
  return (await promisify(execFile)(process.execPath, program, options)).stdout
}

const filesOf = (place: string): readonly string[] =>
  readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))

describe('the release file', { timeout }, () => {
  it('has no sources, no data, and no places of the machine that made it', () => {
    const files = filesOf(release)
    const strange = files.filter((file) => /(?:^|\/)\.|\.tsx?$|\.map$|token-key|\.db$/.test(file))
    const search = ['-rlF', '-e', root, '-e', folder, release]
    const naming = promisify(execFile)('grep', search)

    expect(strange).toEqual([])
    expect(files).toContain('docs/guides/one-machine.md')
    // The exit code of grep when nothing is found.
    return expect(naming).rejects.toMatchObject({ code: 1 })
  })

  it('is the same when it is made again', async () => {
    const name = basename(file)
    const again = await makeRelease(join(folder, 'again'))

    expect(basename(again)).toBe(name)
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true)
  })

  it('starts with its unit, and the guide in it leads to pages that it contains', () => {
    const unit = readFileSync(join(release, 'deploy/one-machine/committee-boat.service'), 'utf8')
    const guide = join(release, 'docs/guides/one-machine.md')
    const links = readFileSync(guide, 'utf8').matchAll(/\]\((\.\.[^)#]+)/g)
    const pages = Array.from(links, ([, page = '']) => page)

    expect(unit).toContain('ExecStart=/usr/bin/node start.js\n')
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.filter((page) => !existsSync(resolve(dirname(guide), page)))).toEqual([])
  })

  it('serves, makes a backup while it runs, restores it, and stops', async () => {
    const [first, second] = [join(home, 'first'), join(home, 'second')]
    const backup = join(home, 'first.backup')
    const { program, url } = await start(first)
    const health = await fetch(`${url}/health`)
    const document = (await (await fetch(`${url}/openapi.json`)).json()) as { openapi?: string }
    const made = await operate('backup', backup, '--data-dir', first)
    const checked = await operate('check-table', '--data-dir', first)
    const refused = operate('restore', backup, '--data-dir', first)
    await expect(refused).rejects.toThrow('is in use by process')
    program.kill('SIGTERM')

    expect(health.status).toBe(200)
    expect(document.openapi).toMatch(/^3\.1/)
    expect(made).toMatch(/^\d+ items are in .*, and the table violates no rule/)
    expect(checked).toContain(' 0 findings')
    expect(await program.exitCode).toBe(0)

    expect(await operate('restore', backup, '--data-dir', second)).toContain('contains the data of')
    const again = await start(second)
    const basic = `Basic ${btoa(`admin:${environment.ADMIN_PASSWORD}`)}`
    const headers = { authorization: basic }
    const hello = await fetch(`${again.url}/security/api/restsecurity/hello`, { headers })
    again.program.kill('SIGTERM')

    expect(await hello.json()).toMatchObject({ principal: 'admin', authenticated: true })
    expect(await again.program.exitCode).toBe(0)
  })

  it('lists the commands that it has, and no others', async () => {
    const help = await operate()

    expect(help).toMatch(/^node operate\.js COMMAND/)
    for (const name of ['backup', 'restore', 'check-table', 'export', 'import']) {
      expect(help).toMatch(new RegExp(`^ {2}${name} `, 'm'))
    }
    expect(help).not.toMatch(/restore-drill|package|npm/)
  })
})
