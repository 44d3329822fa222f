/** The administrator after a start, and the messages about the password. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  beginFirstStart,
  forgetFirstStart,
  rememberIncompleteDemo,
} from '../../../scripts/local/firstStart.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'

let table: TestTable
let folder: string
beforeEach(async () => {
  table = await startTestTable()
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-first-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await table.stop()
})

const begin = (
  options: { isNewFolder?: boolean; adminPassword?: string; dataFolder?: string } = {},
) => {
  const { endpoint, tableName } = table
  const defaults = { serverName: 'test', dataFolder: folder, isNewFolder: false }
  return beginFirstStart({ endpoint, tableName, ...defaults, ...options })
}

it('prints a generated password once', async () => {
  const first = await begin({ isNewFolder: true })
  await forgetFirstStart(folder)
  const second = await begin()

  expect(first).toMatchObject({ name: 'admin', mustBeShown: true, isFirstStart: true })
  expect(first.password).toMatch(/^\S{24}$/)
  expect(second).toEqual({
    name: 'admin',
    password: undefined,
    mustBeShown: false,
    isFirstStart: false,
  })
  expect(await readdir(folder)).toEqual([])
})

it('completes the demo at the next start, and does not print the password again', async () => {
  await begin({ isNewFolder: true })
  await rememberIncompleteDemo(folder)
  const next = await begin()
  await forgetFirstStart(folder)

  expect(next).toEqual({
    name: 'admin',
    password: undefined,
    mustBeShown: false,
    isFirstStart: true,
    isDemoIncomplete: true,
  })
  expect(await begin()).toMatchObject({ isFirstStart: false })
})

it('continues a first start that has not printed it, and hides it from other users', async () => {
  const killed = await begin({ isNewFolder: true })
  const { mode } = await stat(join(folder, 'first-start'))
  const next = await begin({ adminPassword: 'chosen-too-late' })

  expect(next).toEqual(killed)
  expect(mode & 0o777).toBe(0o600)
})

it('neither prints nor stores a password that the user set', async () => {
  const adminPassword = 'Quarter-Tonner-1979'
  const killed = await begin({ isNewFolder: true, adminPassword })
  const next = await begin({ adminPassword })
  const without = await begin()

  expect(killed).toMatchObject({ password: adminPassword, mustBeShown: false })
  expect(next).toEqual(killed)
  expect(without).toMatchObject({ password: undefined, mustBeShown: false, isFirstStart: true })
})

it('is the first start in only one of two concurrent starts', async () => {
  const other = await mkdtemp(join(tmpdir(), 'committee-boat-first-'))

  const both = await Promise.all(
    [folder, other].map((dataFolder) => begin({ isNewFolder: true, dataFolder })),
  )

  expect(both.map(({ isFirstStart }) => isFirstStart).sort()).toEqual([false, true])
  expect((await Promise.all([folder, other].map((path) => readdir(path)))).flat()).toHaveLength(1)
  await rm(other, { recursive: true })
})
