/** Marks of the inventory or of a file, in a table. */

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

export const MarkTable = ({ label, marks }: Props) => (
  <div class="scroll" role="group" aria-label={label} tabindex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Mark</th>
          <th scope="col">Position</th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark) => (
          <MarkRow {...mark} />
        ))}
      </tbody>
    </table>
  </div>
)
