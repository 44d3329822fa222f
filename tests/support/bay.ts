/** The card of a club with its marks in the Kiel Fjord, and its import. Names and positions are made up. */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { H } from '../../scripts/requests/paths.ts'
import type { Json } from './courses.ts'
import type { TestService } from './functions.ts'

export const fileOfBay = readFileSync(new URL('../courses/bay.csv', import.meta.url))

interface SendOptions {
  readonly type?: string
  readonly token?: string | null
  readonly query?: string
}

export interface Imported {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly marks: readonly (Json & { readonly id: string; readonly changed: readonly string[] })[]
}

export const markImport = (service: TestService, officer: string) => {
  const send = (
    file: string | Buffer,
    { type = 'text/csv', token = officer, query = '' }: SendOptions = {},
  ): Promise<Reply> =>
    service.request(`POST ${H}/markproperties/import${query}`, {
      ...(token === null ? {} : { token }),
      body: Buffer.from(file).toString('base64'),
      isBase64Encoded: true,
      headers: { 'content-type': type },
    })

  const imported = async (file: string | Buffer, query = '', token = officer) => {
    const { status, body, text } = await send(file, { query, token })
    expect(status, text).toBe(200)
    return body as Imported
  }
  return { send, imported }
}
