/** The bundles are beside the packages if this user may write there, or a fresh bundle can be read there. */
import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundleFolder } from '../../../scripts/local/bundleFolder.js'
import {
  fingerprintOfSources,
  sourceFiles,
  sourceFolders,
} from '../../../scripts/local/fingerprint.js'
import { sharedService } from '../../support/sharedService.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

const root = resolve(import.meta.dirname, '../../..')

let copy: string
let shared: string
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'committee-boat-other-user-'))
  shared = join(copy, 'node_modules/.cache/committee-boat')
  for (const name of [...sourceFolders, 'scripts/local', 'data']) await mkdir(join(copy, name))
  for (const name of sourceFiles) await writeFile(join(copy, name), '{}')
  for (const name of ['bundleFolder', 'fingerprint']) {
    const file = `scripts/local/${name}.js`
    await copyFile(join(root, file), join(copy, file))
  }
  await writeFile(join(copy, 'package.json'), '{"type": "module"}')
  await mkdir(shared, { recursive: true })
  await chmod(copy, 0o755)
  await chmod(shared, 0o555)
})
afterEach(async () => {
  await chmod(shared, 0o755)
  await rm(copy, { recursive: true })
})

/** The administrator of the system may write everywhere, so the program runs as a user without rights. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const chosenFolder = async () => {
  const url = pathToFileURL(join(copy, 'scripts/local/bundleFolder.js')).href
  const script = `const { bundleFolder, createWritableFolder } = await import('${url}')
    createWritableFolder()
    console.log(bundleFolder)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { ...nobody, cwd: copy, env: { PATH: process.env.PATH, DATA_DIR: join(copy, 'data') } },
  )
  return stdout.trim()
}

describe('the folder of the bundles', () => {
  it('is beside the packages if it can be written, or has a fresh bundle', async () => {
    await chmod(shared, 0o777)
    await chmod(join(copy, 'data'), 0o777)
    await writeFile(join(shared, 'fingerprint'), fingerprintOfSources(copy))
    const whenWritable = await chosenFolder()
    await chmod(shared, 0o555)

    expect([whenWritable, await chosenFolder()]).toEqual([shared, shared])
  })

  it('is in the data folder if the bundle of another user is old', async () => {
    await chmod(join(copy, 'data'), 0o777)

    expect(await chosenFolder()).toBe(join(copy, 'data/bundle'))
    expect(await readdir(join(copy, 'data/bundle/node_modules'))).toEqual(['.cache'])
  })

  it('is explained if no folder can be written', async () => {
    await chmod(join(copy, 'data'), 0o555)

    await expect(chosenFolder()).rejects.toThrow(
      /nor the data folder can be written: set DATA_DIR to a folder of this user/,
    )
  })

  it(
    'has files that other users can read',
    async () => {
      await sharedService()
      const files = ['service.mjs', 'offline.mjs', 'background.mjs', 'fingerprint']
      const modes = await Promise.all(
        files.map(async (name) => (await stat(join(bundleFolder, name))).mode & 0o444),
      )

      expect(modes).toEqual([0o444, 0o444, 0o444, 0o444])
    },
    serviceTimeout,
  )
})
