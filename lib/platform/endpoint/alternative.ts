import type { Static, TSchema } from '#schemas/schema.ts'
import type { Language } from '#values/language.ts'

/** Another representation of a response, chosen by `Accept` or by the ending of the path. */
export interface Alternative<Body extends TSchema = TSchema> {
  /** Without parameters, for example `text/plain`. */
  readonly mediaType: string
  /** For the description of the API. */
  readonly description: string
  /** A path with this ending, such as `.svg`, selects this representation. */
  readonly ending?: `.${string}`
  /** Additional headers of responses in this representation. */
  readonly headers?: Readonly<Record<string, string>>
  /** Title from which a browser's download gets its file name. */
  titleOf?(body: Static<Body>): string
  /** @param language of the reader, for pages */
  format(body: Static<Body>, language: Language): string
}
