/** Lines for the file `authorized_keys` of OpenSSH. */

/** A key parsed from one line, so its text contains no line break. */
export interface AuthorizedKey {
  readonly creatorName: string
  readonly publicKey: string
}

/**
 * The comment begins with the owner, percent-encoded, so that any name is one word. Empty without
 * keys.
 */
export const formatAuthorizedKeys = (sshKeys: readonly AuthorizedKey[]): string =>
  sshKeys
    .map(({ creatorName, publicKey }) => {
      const [algorithm = '', base64 = '', ...comment] = publicKey.split(' ')
      return `${[algorithm, base64, encodeURIComponent(creatorName), ...comment].join(' ')}\n`
    })
    .join('')
