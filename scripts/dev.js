// @ts-check
/** `npm run dev`: the service as `npm start` runs it, which starts again when a source has changed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sourceFiles, sourceFolders } from './local/fingerprint.js'

const root = resolve(import.meta.dirname, '..')

/** Editors write a file in several steps, and a checkout writes many files. */
const quietMillis = 100

let change = new AbortController()
for (const name of [...sourceFolders, ...sourceFiles]) {
  watch(join(root, name), { recursive: sourceFolders.includes(name) }, () => {
    change.abort()
  })
}

const changed = async () => {
  if (!change.signal.aborted) await once(change.signal, 'abort')
  while (change.signal.aborted) {
    change = new AbortController()
    await pause(quietMillis)
  }
}

let isEnding = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isEnding = true
  })
}

while (!isEnding) {
  const service = spawn(process.execPath, [join(import.meta.dirname, 'start.js')], {
    stdio: 'inherit',
  })
  const ended = once(service, 'exit')
  let isReplaced = false
  const failed = ended.then(async () => {
    if (isEnding || isReplaced) return
    console.log('The service has ended. It starts again when a file has changed.')
    await changed()
  })
  await Promise.race([changed(), failed])
  isReplaced = true
  service.kill('SIGTERM')
  await ended
}
process.exit(0)
