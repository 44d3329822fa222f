import { jsxTemplate } from 'preact/jsx-runtime'

interface DataProps {
  readonly id: string
  readonly value: unknown
}

/**
 * A value for the script of the page, as text that browsers do not show. In an attribute, each of its
 * quotes would take six bytes.
 */
export const Data = ({ id, value }: DataProps) => (
  <template id={id}>
    {jsxTemplate([
      JSON.stringify(value)
        .replaceAll('<', String.raw`\u003c`)
        .replaceAll('&', String.raw`\u0026`),
    ])}
  </template>
)
