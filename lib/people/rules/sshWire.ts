/** The data of an SSH key: strings, each after its length in four bytes (RFC 4251, section 5). */

const lengthBytes = 4

/** All strings of the data, or `undefined` if the last one is incomplete. */
export const sshStrings = (data: Buffer): readonly Buffer[] | undefined => {
  const strings: Buffer[] = []
  let position = 0
  while (position < data.length) {
    if (data.length - position < lengthBytes) return undefined
    const start = position + lengthBytes
    position = start + data.readUInt32BE(position)
    if (position > data.length) return undefined
    strings.push(data.subarray(start, position))
  }
  return strings
}

export const sshData = (strings: readonly Buffer[]): Buffer =>
  Buffer.concat(
    strings.flatMap((string) => {
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32BE(string.length)
      return [length, string]
    }),
  )
