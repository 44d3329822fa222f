import type { ComponentChildren } from 'preact'

interface Props {
  readonly id: string
  readonly heading: string
  readonly children: ComponentChildren
}

/** A part for a few readers, which others do not miss. */
export const Folded = ({ id, heading, children }: Props) => (
  <details class="card on-screen" id={id}>
    <summary>
      <h2>{heading}</h2>
    </summary>
    {children}
  </details>
)
