/** `npm run dev` with another program in the place of the service. */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { startProgram } from '../../../scripts/requests/program.ts'
import { sourceFiles, sourceFolders } from '../../../scripts/local/fingerprint.js'

const root = resolve(import.meta.dirname, '../../..')

it('starts the service again after a change, also if it has ended, and ends with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-dev-'))
  for (const name of [...sourceFolders, 'scripts/local']) await mkdir(join(folder, name))
  for (const name of sourceFiles) await writeFile(join(folder, name), '{}')
  for (const name of ['scripts/dev.js', 'scripts/local/fingerprint.js']) {
    await copyFile(join(root, name), join(folder, name))
  }
  await writeFile(join(folder, 'package.json'), '{"type": "module"}')
  const runs = (text: string) => writeFile(join(folder, 'scripts/start.js'), text)
  await runs(`console.log('first'); setInterval(() => undefined, 1000)`)
  const dev = startProgram(process.execPath, [join(folder, 'scripts/dev.js')], process.env)

  expect(await dev.printed(/first/)).toBeDefined()
  await runs(`console.log('second')`)
  expect(await dev.printed(/second\nThe service has ended\. It starts again/)).toBeDefined()
  await writeFile(join(folder, 'lib/changed.ts'), '')
  expect(await dev.printed(/starts again[^]*second/)).toBeDefined()
  expect(dev.output().match(/first/g)).toHaveLength(1)

  dev.kill('SIGINT')
  expect(await dev.exitCode).toBe(0)
  await rm(folder, { recursive: true })
})
