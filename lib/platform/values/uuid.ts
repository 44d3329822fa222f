/** UUIDs (RFC 9562). Clients send upper or lower case; responses and keys have lower case. */
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns any other text unchanged. */
export const lowerCaseUuid = (text: string): string =>
  uuidPattern.test(text) ? text.toLowerCase() : text
