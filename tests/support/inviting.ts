/** Requests about invitations. */
import decodeQR from 'qr/decode.js'
import { expect } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { TestService } from './functions.ts'

interface Created {
  readonly id: string
  readonly secret: string
  readonly usesLeft: number
}

export interface Inviting {
  readonly create: (token: string, json: object) => Promise<Created>
  readonly list: (token: string) => Promise<readonly Created[]>
  readonly read: (token: string, id: string) => Promise<Reply>
  readonly remove: (token: string, id: string) => Promise<Reply>
  readonly preview: (secret: string, token?: string) => Promise<Reply>
  readonly accept: (token: string, secret: string) => Promise<Reply>
  readonly rolesOf: (token: string) => Promise<string>
  readonly usesLeft: (token: string, id: string) => Promise<number>
}

export const inviting = ({ request }: TestService): Inviting => {
  const read = (token: string, id: string) => request(`GET ${S}/invitation/${id}`, { token })
  return {
    create: async (token, json) => {
      const { status, body } = await request(`POST ${S}/invitation`, { token, json })
      expect([status, body]).toEqual([201, expect.anything()])
      return body as Created
    },
    list: async (token) =>
      (await request(`GET ${S}/invitation`, { token })).body as readonly Created[],
    read,
    remove: (token, id) => request(`DELETE ${S}/invitation/${id}`, { token }),
    preview: (secret, token) =>
      request(`POST ${S}/invitation/preview`, {
        json: { secret },
        ...(token === undefined ? {} : { token }),
      }),
    accept: (token, secret) => request(`POST ${S}/invitation/accept`, { token, json: { secret } }),
    rolesOf: async (token) => (await request(`GET ${S}/get_roles_for_user`, { token })).text,
    usesLeft: async (token, id) => ((await read(token, id)).body as Created).usesLeft,
  }
}

const pixelsOfModule = 4

/** Reads a QR code, as a camera does. */
export const scan = (svg: string): string => {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const dark = new Set(Array.from(svg.matchAll(/M(\d+ \d+)h1v1/g), ([, at]) => at))
  const width = size * pixelsOfModule
  const data = new Uint8Array(4 * width * width).fill(255)
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const at = `${Math.floor(x / pixelsOfModule)} ${Math.floor(y / pixelsOfModule)}`
    if (dark.has(at)) data.fill(0, 4 * pixel, 4 * pixel + 3)
  }
  return decodeQR({ width, height: width, data })
}
