import type { TableOptions } from '#table/table.ts'

/**
 * A database with an endpoint of its own gets placeholder credentials unless the environment has
 * real ones. The SDK must sign its requests, and the local engine checks no signature. Functions never
 * get placeholders.
 */
export const localCredentials = (endpoint: string | undefined): TableOptions['credentials'] => {
  const { AWS_ACCESS_KEY_ID: keyId = '', AWS_PROFILE: profile = '' } = process.env
  return endpoint === undefined || keyId !== '' || profile !== ''
    ? undefined
    : { accessKeyId: 'local', secretAccessKey: 'local' }
}
