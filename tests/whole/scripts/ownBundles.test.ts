/**
 * Each function alone: its bundle contains the entities of all items that it handles. In other tests
 * one process has loaded those of all functions.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isStoredType, objectTypes } from '#values/objectTypes.ts'
import type { Endpoint } from '#endpoint/endpoint.ts'
import { endpoints } from '../../../functions/routes.ts'
import { requestsThrough, type SentRequest } from '../../../scripts/requests/requests.ts'
import { matchOf, replyOf } from '../../../scripts/requests/functions.ts'
import { gatewayEvent } from '../../../scripts/requests/gatewayEvent.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { buildFunctions } from '../../../scripts/build.ts'
import { type Fixture, startFixture } from '../../access/fixture.ts'
import { send } from '../../access/scenario.ts'
import { measuredRequests } from '../../support/measuredRequests.ts'

type Handler = (event: object) => Promise<APIGatewayProxyStructuredResultV2>

/** Beside the packages, which stay outside of the bundles here. */
const folder = join(import.meta.dirname, '../../../node_modules/.cache/own-bundles')

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
  await buildFunctions({ outputFolder: folder, withoutPackages: true })
}, 240_000)
afterAll(async () => {
  await fixture.stop()
  await rm(folder, { recursive: true, force: true })
})

const handlerOf = async (name: string): Promise<Handler> => {
  const url = pathToFileURL(join(folder, name, 'index.mjs')).href
  return ((await import(url)) as { readonly handler: Handler }).handler
}

/** Requests go to the bundle of their endpoint, as those of the gateway do. */
const request = requestsThrough(async (sent: SentRequest) => {
  const match = matchOf(endpoints, sent)
  if (match.kind !== 'found') throw new Error(`no function: ${sent.method} ${sent.target}`)
  return replyOf(await (await handlerOf(match.endpoint.name))(gatewayEvent(sent, match)))
})

const ownerOf = ({ personas }: Fixture) => {
  const owner = personas.find(({ column }) => column === 'owner')
  if (owner === undefined) throw new Error('the owner is missing')
  return owner
}

it('each function serves its request', { timeout: 240_000 }, async () => {
  const failed: string[] = []
  const inOrder = endpoints.toSorted((left: Endpoint, right) => (left.name < right.name ? -1 : 1))
  for (const endpoint of inOrder) {
    const owner = ownerOf(fixture)
    const attempt = await measuredRequests[endpoint.name]?.(fixture, owner)
    if (attempt === undefined) throw new Error(`there is no scenario for ${endpoint.name}`)
    const { status } = await send({ request }, endpoint.routes[0], owner, attempt)
    if (status >= 400) failed.push(`${endpoint.name}: ${status}`)
  }

  expect(failed).toEqual([])
})

it('functions about any object know all types', async () => {
  const token = fixture.adminToken
  const types = Object.keys(objectTypes).filter(isStoredType)
  const asked = types.map(async (type) => {
    const permission = encodeURIComponent(`${type}:READ:x`)
    const replies = [
      await request(`GET ${S}/ownership/${type}/x`, { token }),
      await request(`GET ${S}/ownership/${type}/x/acl`, { token }),
      await request(`GET ${S}/has_permission?permission=${permission}`, { token }),
      await request(`GET ${S}/explain?permission=${permission}`, { token }),
      await request(`GET ${S}/users_with_permission?permission=${permission}`, { token }),
      await request(`GET ${S}/objects?type=${type}&action=READ`, { token }),
      await request(`GET ${S}/audit?type=${type}&id=x`, { token }),
    ]
    return replies.filter(({ status }) => status >= 500).map(() => type)
  })

  expect(types.length).toBeGreaterThan(10)
  expect((await Promise.all(asked)).flat()).toEqual([])
})
