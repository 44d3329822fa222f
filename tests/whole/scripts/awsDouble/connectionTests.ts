/** The WebSocket API of the deployed stack. */
import { describe, expect, it } from 'vitest'
import { V } from '../../../../scripts/requests/paths.ts'
import { resourcesOfType, type Template } from '../../../../scripts/stack/template.ts'
import type { DeployedStack } from './deploy.ts'

interface Deployed {
  readonly template: Template
  readonly stack: DeployedStack
  readonly adminPassword: string
}

export const connectionTests = (deployed: () => Deployed): void => {
  describe('the WebSocket API', () => {
    it('sends all messages to one function, and its responses to the client', () => {
      const routes = resourcesOfType(deployed().template, 'AWS::ApiGatewayV2::Route').filter(
        ([, { Properties }]) => JSON.stringify(Properties.ApiId).includes('WebsocketsApi'),
      )
      expect(routes.map(([, { Properties }]) => Properties.RouteKey).sort()).toEqual([
        '$connect',
        '$default',
        '$disconnect',
      ])
      expect(deployed().template.Resources.SdefaultWebsocketsRouteResponse).toBeDefined()
    })

    it('serves a connection with the policies of its role', async () => {
      const { stack, adminPassword } = deployed()
      const credentials = Buffer.from(`admin:${adminPassword}`).toString('base64')
      const created = await fetch(`${stack.baseUrl}${V}/events/createEvent`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ eventName: 'Live', venuename: 'Kiel' }),
      })
      expect(created.status).toBe(200)
      const send = async (eventType: string, message?: object) => {
        const identity = { sourceIp: '192.0.2.1' }
        const { statusCode, body } = await stack.invoke('LiveConnectionLambdaFunction', {
          requestContext: { eventType, connectionId: 'KxYz=', identity },
          ...(message === undefined ? {} : { body: JSON.stringify(message) }),
        })
        return [statusCode, body === undefined ? undefined : (JSON.parse(body) as object)]
      }
      const regatta = { regatta: 'Live' }

      expect(await send('CONNECT')).toEqual([204, undefined])
      expect(await send('MESSAGE', { action: 'subscribe', ...regatta })).toMatchObject([
        200,
        { type: 'subscribed', ...regatta },
      ])
      expect(await send('MESSAGE', { action: 'unsubscribe', ...regatta })).toMatchObject([
        200,
        { type: 'unsubscribed' },
      ])
      expect(await send('DISCONNECT')).toEqual([204, undefined])
      expect(stack.proxies.LiveRole?.refused).toEqual([])
    })
  })
}
