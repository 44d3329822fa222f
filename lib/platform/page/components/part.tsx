/** Parts of a page, each of which its script replaces when it changes. */
import type { ComponentChildren } from 'preact'

interface Props {
  readonly id: string
  readonly heading: ComponentChildren
  readonly children: ComponentChildren
}

export const Part = ({ id, heading, children }: Props) => (
  <section id={id} data-part aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {children}
  </section>
)

/** A part without content yet. */
export const EmptyPart = ({ id }: Pick<Props, 'id'>) => <section id={id} data-part hidden />
