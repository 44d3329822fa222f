import {
  ApiGatewayManagementApiClient,
  type ApiGatewayManagementApiServiceException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import type { Post } from '../steps/notifySubscribers.ts'

const gone = 410

/** @param endpoint the address of the API's connections */
export const postTo = (endpoint: string): Post => {
  const client = new ApiGatewayManagementApiClient({
    endpoint,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 1000,
      requestTimeout: 2000,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: 100 },
      httpsAgent: { maxSockets: 100 },
    },
  })
  return async (connectionId, message) => {
    const Data = JSON.stringify(message)
    try {
      await client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data }))
      return 'sent'
    } catch (error) {
      const { $metadata } = error as Partial<ApiGatewayManagementApiServiceException>
      return $metadata?.httpStatusCode === gone ? 'gone' : 'failed'
    }
  }
}
