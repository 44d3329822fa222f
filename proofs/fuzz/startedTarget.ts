/** The service as `npm start` runs it, in separate processes, over HTTP. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutRateLimits } from '../../scripts/requests/environment.ts'
import { httpTransport } from '../../scripts/requests/http.ts'
import { parseTokenKeys } from '#values/tokenKeys.ts'
import { startService } from '../../scripts/requests/service.ts'
import type { Target } from './target.ts'

const host = '127.0.0.1'
const adminPassword = 'canary-of-the-administrator'
const bytesTimeout = 3000

export const startTarget = async (connections: number): Promise<Target> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'committee-boat-fuzz-'))
  const environment = {
    ADMIN_PASSWORD: adminPassword,
    ...withoutRateLimits,
    RATE_LIMIT_DEFINITIONS: '60',
  }
  const service = await startService({ dataFolder, environment })
  const { send, close } = httpTransport(service.baseUrl, { connections })
  let taken = service.output().length
  return {
    isTimed: true,
    adminPassword,
    secrets: await keysIn(dataFolder),
    isPolluted: () => false,
    send,
    // The gateway leaves dots in paths as they are, like the one of AWS.
    pathOf: ({ target }) => target.split(/[?#]/)[0] ?? '',
    sendBytes: (bytes) => sendBytes(service.port, bytes),
    takeLog: () => {
      // The last line may be incomplete.
      const end = service.output().lastIndexOf('\n') + 1
      const lines = service.output().slice(taken, end).split('\n')
      taken = Math.max(taken, end)
      return lines.filter((line) => line !== '')
    },
    stop: async () => {
      close()
      await service.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The key from which all access tokens are derived is in a file beside the database. */
const keysIn = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder)).filter((name) => name.includes('key'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  if (texts.length === 0) throw new Error('no key was found in the data folder')
  return texts.flatMap((text) => parseTokenKeys(text).map(({ secret }) => secret.toString()))
}

const sendBytes = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, host)
    let received = ''
    socket.setEncoding('utf8').setTimeout(bytesTimeout, () => socket.destroy())
    socket.on('data', (text: string) => (received += text))
    // A closed connection counts as a response.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      resolve(received)
    })
    socket.write(bytes)
  })
