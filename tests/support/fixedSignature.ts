/**
 * The engine requires the headers of a signature, and does not check them. Real signatures take a
 * fifth of the time of a call. The tests of `npm start` and of the bundles send them.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Table } from '#table/table.ts'

export const fixedSignature = {
  'x-amz-date': '20260101T000000Z',
  authorization: 'AWS4-HMAC-SHA256 Credential=test, SignedHeaders=host, Signature=none',
}

const sign = (request: { readonly headers: object }): Promise<unknown> => {
  Object.assign(request.headers, fixedSignature)
  return Promise.resolve(request)
}

export const useFixedSignature = ({ client }: Table): void => {
  const identity = { accessKeyId: 'test', secretAccessKey: 'test' }
  Object.assign((client as DynamoDBDocumentClient).config, {
    httpAuthSchemes: [
      {
        schemeId: 'aws.auth#sigv4',
        identityProvider: () => () => Promise.resolve(identity),
        signer: { sign },
      },
    ],
  })
}
