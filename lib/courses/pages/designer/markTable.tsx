/** Marks of the inventory or of a file, in a table. */
import { ScrollTable } from '#page/components/scrollTable.tsx'
import { useWords } from './opened.ts'

interface TableMark {
  readonly name: string
  readonly shortName: string
  /** The position in words. */
  readonly place: string
  readonly note?: string
}

interface Props {
  readonly label: string
  readonly marks: readonly TableMark[]
}

const MarkRow = ({ name, shortName, place, note }: TableMark) => (
  <tr>
    <th scope="row">
      <bdi>{shortName}</bdi>
      {name !== shortName && (
        <span class="small">
          {' '}
          <bdi>{name}</bdi>
        </span>
      )}
    </th>
    <td>
      <span class="degrees">{place}</span>
      {note && ` ${note}`}
    </td>
  </tr>
)

export const MarkTable = ({ label, marks }: Props) => {
  const words = useWords()
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          <th scope="col">{words.mark}</th>
          <th scope="col">{words.position}</th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark) => (
          <MarkRow {...mark} />
        ))}
      </tbody>
    </ScrollTable>
  )
}
