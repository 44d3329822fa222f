/** The operations of the OpenAPI document, for a browser without scripts. */

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

/** A paragraph, with `code` between backticks. */
export const Inline = ({ children }: { readonly children: string }) => (
  <>
    {children
      .split(/`([^`]+)`/)
      .map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}
  </>
)

export const OperationList = ({ document }: { readonly document: ApiDocument }) => {
  const entries = entriesOf(document)
  return (
    <>
      {document.tags.map(({ name, description }) => (
        <>
          <h3>{name}</h3>
          <p>
            <Inline>{description}</Inline>
          </p>
          {entries
            .filter(({ tags }) => tags.includes(name))
            .map((entry) => (
              <Article {...entry} />
            ))}
        </>
      ))}
    </>
  )
}

const Article = ({ route, summary, description, responses }: Entry) => (
  <article>
    <h4>
      <code>{route}</code>
    </h4>
    <p>
      <strong>
        <Inline>{summary}</Inline>
      </strong>
    </p>
    {description.split(/\n\n+/).map((paragraph) => (
      <p>
        <Inline>{paragraph}</Inline>
      </p>
    ))}
    <p>Answers: {Object.keys(responses).join(', ')}</p>
  </article>
)
