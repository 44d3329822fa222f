import type { ComponentChildren } from 'preact'

type Props = { readonly of: string } & Readonly<Record<string, ComponentChildren>>

/**
 * A text with places for elements.
 * @example <Text of="You are signed in as {user}." user={<Name>ann</Name>} />
 */
export const Text = ({ of, ...elements }: Props) => (
  <>{of.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : elements[part]))}</>
)
