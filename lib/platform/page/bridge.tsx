/** For pages that are markup until they are components. */
import type { ComponentProps } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { drawn } from './document.tsx'
import { ExplanationLink } from './explanationLink.tsx'
import { Form, StatusLine, WithoutScript } from './forms.tsx'
import { type Markup, trusted } from './markup.ts'

export const form = ({
  fields,
  ...wanted
}: Omit<ComponentProps<typeof Form>, 'children'> & { readonly fields?: Markup }): Markup =>
  trusted(renderToString(<Form {...wanted}>{fields && drawn(fields.text)}</Form>))

export const statusLine = trusted(renderToString(<StatusLine />))
export const withoutScript = trusted(renderToString(<WithoutScript language="en" />))
export const explanation = (permission: string): Markup =>
  trusted(renderToString(<ExplanationLink permission={permission} language="en" />))
