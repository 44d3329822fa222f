/** In JSON text inside JSON. A response of a Lambda function can have 6,291,556 bytes of it. */
export const payloadBytes = (part: unknown): number => {
  const json = JSON.stringify(part).replace(/</g, '\\u003c')
  return Buffer.byteLength(JSON.stringify(json))
}
