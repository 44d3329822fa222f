import type { ComponentChildren } from 'preact'

interface Props {
  readonly label: string
  readonly children: ComponentChildren
}

/** A table that scrolls inside itself, also with a keyboard. */
export const ScrollTable = ({ label, children }: Props) => (
  <div class="scroll" role="group" aria-label={label} tabindex={0}>
    <table>{children}</table>
  </div>
)
