/** Lines for the file `authorized_keys` of OpenSSH. */

/** Of a key that was read from one line, so that its text holds no line break. */
export interface AuthorizedKey {
  readonly creatorName: string
  readonly publicKey: string
}

/**
 * The owner stands first in the comment, percent-encoded, so that a name is one word whatever is in
 * it. Empty when there are no keys.
 */
export const formatAuthorizedKeys = (sshKeys: readonly AuthorizedKey[]): string =>
  sshKeys
    .map(({ creatorName, publicKey }) => {
      const [algorithm = '', base64 = '', ...comment] = publicKey.split(' ')
      return `${[algorithm, base64, encodeURIComponent(creatorName), ...comment].join(' ')}\n`
    })
    .join('')
