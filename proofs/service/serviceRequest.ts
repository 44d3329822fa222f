/** The messages between a client and a process of the service. */

export interface ServiceRequest {
  readonly id: string
  /** Method and path with query: `GET /health?a=b`. */
  readonly route: string
  readonly token?: string | undefined
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
}

export interface ServiceAnswer {
  readonly id: string
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}
