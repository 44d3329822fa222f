/** The operations of the OpenAPI document, for a browser without scripts. */
import { escape, inline, paragraphs } from '#values/html.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly responses: object
}

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: object
}

interface Entry extends Operation {
  /** Method and path. */
  readonly route: string
}

const entriesOf = ({ paths }: Pick<ApiDocument, 'paths'>): readonly Entry[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Readonly<Record<string, Operation>>).map(
      ([method, operation]) => ({
        ...operation,
        route: `${method.toUpperCase()} ${path}`,
      }),
    ),
  )

/** The link to an operation in Swagger UI; empty if the document does not contain it. */
export const linkToOperation = (
  document: Pick<ApiDocument, 'paths'>,
  route: string,
): string | undefined => {
  const entry = entriesOf(document).find((other) => other.route === route)
  return entry === undefined ? undefined : `#/${entry.tags[0] ?? 'default'}/${entry.operationId}`
}

export const operationList = (document: ApiDocument): string => {
  const entries = entriesOf(document)
  return document.tags
    .map(({ name, description }) => {
      const own = entries.filter(({ tags }) => tags.includes(name))
      return `<h3>${escape(name)}</h3>\n<p>${inline(description)}</p>\n${own.map(articleOf).join('\n')}`
    })
    .join('\n')
}

const articleOf = ({ route, summary, description, responses }: Entry): string =>
  `<article>
<h4><code>${escape(route)}</code></h4>
<p><strong>${inline(summary)}</strong></p>
${paragraphs(description)}
<p>Answers: ${Object.keys(responses).map(escape).join(', ')}</p>
</article>`
