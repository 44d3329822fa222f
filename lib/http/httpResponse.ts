/** A response, before it is converted for the gateway. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  readonly body?: string
  /** The body is Base64 of binary data. */
  readonly isBase64Encoded?: true
}
