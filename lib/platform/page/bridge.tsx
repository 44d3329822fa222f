/** For pages that are markup until they are components. */
import { renderToString } from 'preact-render-to-string'
import { ExplanationLink } from './explanationLink.tsx'
import { type Markup, trusted } from './markup.ts'

export const explanation = (permission: string): Markup =>
  trusted(renderToString(<ExplanationLink permission={permission} language="en" />))
