import type { Static, TSchema } from '../../schemas/schema.ts'

/** Another representation of a response, chosen by `Accept` or by the ending of the path. */
export interface Alternative<Body extends TSchema = TSchema> {
  /** Without parameters, for example `text/plain`. */
  readonly mediaType: string
  /** For the description of the API. */
  readonly description: string
  /** A path that ends in this asks for this form, whatever the client accepts: `.svg`. */
  readonly ending?: `.${string}`
  /** Of answers in this form. */
  readonly headers?: Readonly<Record<string, string>>
  /** What a browser saves it as; any text that names it. */
  titleOf?(body: Static<Body>): string
  format(body: Static<Body>): string
}
