import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { cheapHashes } from '../../support/cheapHashes.ts'

it('npm run operate -- restore-drill restores the lost data', { timeout: 600_000 }, async () => {
  const script = resolve(import.meta.dirname, '../../../scripts/restoreDrill.ts')

  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_OPTIONS: cheapHashes },
  })

  expect(stdout).toMatch(/\b[1-9]\d{2,} items are in a backup/)
  expect(stdout).toMatch(/\b[1-9]\d{2,} items are restored/)
  expect(stdout).toContain('the table violates no rule')
  // One service runs on the restored folder, and one on a copy of its table.
  expect(stdout.match(/6 responses are the same as before/g)).toHaveLength(2)
})
