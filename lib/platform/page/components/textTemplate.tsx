interface Props {
  readonly id: string
  readonly of: string
}

/** A text with places, which scripts without components fill: `filledText`. */
export const TextTemplate = ({ id, of }: Props) => (
  <template id={id}>
    {of
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? part : <bdi data-place={part} />))}
  </template>
)
