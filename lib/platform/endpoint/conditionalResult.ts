import type { EndpointResult } from './endpoint.ts'

/** A result whose body is made only for clients that do not have its `ETag` yet. */
export class ConditionalResult<Body = unknown> {
  /** Identifies all facts from which the body follows. */
  readonly basis: string
  readonly make: () => Promise<EndpointResult<Body>>

  constructor(basis: string, make: () => Promise<EndpointResult<Body>>) {
    this.basis = basis
    this.make = make
  }
}
