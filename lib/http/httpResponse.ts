/** An answer, before it has the form of the gateway. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  readonly body?: string
  /** The body stands for bytes. */
  readonly isBase64Encoded?: true
}
