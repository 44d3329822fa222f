/** The import of marks into the inventory: a file or a pasted table, and a preview of what it changes. */
import { useRef, useState } from 'preact/hooks'
import { button } from '#browser/controls.tsx'
import { positionText } from '../marks/geometry.ts'
import {
  changeWords,
  chosenTable,
  errorCount,
  importTable,
  summaryOf,
} from '#browser/tableImport.ts'
import { newId } from '#browser/newId.ts'
import { Refusal } from '#browser/refusal.ts'
import { inventory, useAction } from './api.ts'
import type { InputError } from './question.ts'

const MarkName = ({ name, shortName }: { name: string; shortName: string }) => (
  <>
    <bdi>{shortName}</bdi>
    {name !== shortName && (
      <span class="small">
        <bdi>{name}</bdi>
      </span>
    )}
  </>
)

export const MarkTable = ({
  label,
  marks,
}: {
  label: string
  marks: { name: string; shortName: string; place: string; note?: string }[]
}) => (
  <div class="scroll" role="group" aria-label={label} tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Mark</th>
          <th scope="col">Position</th>
        </tr>
      </thead>
      <tbody>
        {marks.map(({ name, shortName, place, note }) => (
          <tr>
            <th scope="row">
              <MarkName {...{ name, shortName }} />
            </th>
            <td>
              <span class="degrees">{place}</span>
              {note && ` ${note}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface Imported {
  row: number
  name: string
  shortName: string
  latDeg: number
  lonDeg: number
  change: 'created' | 'updated' | 'unchanged'
  metres?: number
}

interface Outcome {
  created: number
  updated: number
  unchanged: number
  ignored: string[]
  marks: Imported[]
}

interface Preview {
  file: Blob
  address: string
  key: string
  outcome?: Outcome
  errors?: InputError[]
  isXml: boolean
}

const Shown = ({ preview: { outcome, errors = [], isXml } }: { preview: Preview }) => {
  if (!outcome) {
    const row = isXml ? 'Waypoint' : 'Row'
    const rows = errors.map(({ row: number, column, detail, suggestion = '' }) => (
      <li>
        {row} {number}
        {column && (
          <>
            , <bdi>{column}</bdi>
          </>
        )}
        : it {detail}. {suggestion}
      </li>
    ))
    return (
      <>
        <h3>{errorCount(errors)}</h3>
        <ul class="error">{rows}</ul>
      </>
    )
  }
  const { ignored, marks } = outcome
  return (
    <>
      <h3>{summaryOf(outcome)}</h3>
      {ignored.length > 0 && <p>Not read: {ignored.join(', ')}.</p>}
      <MarkTable
        label="Marks in the file"
        marks={marks.map(({ name, shortName, latDeg, lonDeg, change, metres }) => ({
          name,
          shortName,
          place: positionText({ latitude: latDeg, longitude: lonDeg }),
          note: metres === undefined ? changeWords[change] : `moves ${metres} m`,
        }))}
      />
    </>
  )
}

/** The preview is a dry run of the import, which sends the same file. */
const useImport = (reload: () => Promise<void>): any => {
  const [tag, setTag] = useState('')
  const [pasted, setPasted] = useState('')
  const [preview, setPreview] = useState(null as Preview | null)
  const [message, setMessage] = useState('')
  const input = useRef(null as HTMLInputElement | null)
  const begin = () => {
    setPreview(null)
    setMessage('')
  }
  const choose = () => {
    const [name = ''] = input.current?.files?.[0]?.name.split('.') ?? []
    if (tag === '') setTag(name)
    begin()
  }
  const look = async () => {
    begin()
    const file = chosenTable(input.current, pasted)
    const isXml = /^\s*</.test((await file.slice(0, 200).text()).replace('\uFEFF', ''))
    const query = new URLSearchParams({ ...(tag && { tag }) })
    const made = { file, address: `${inventory}/import?${query}`, key: newId(), isXml }
    try {
      setPreview({ ...made, outcome: await importTable(`${made.address}&dryRun=true`, file) })
    } catch (error) {
      if (!(error instanceof Refusal) || error.errors[0]?.row === undefined) throw error
      setPreview({ ...made, errors: error.errors })
    }
  }
  const confirm = async ({ file, address, key }: Preview) => {
    const outcome = await importTable(address, file, { 'idempotency-key': key })
    begin()
    setMessage(`Imported: ${summaryOf(outcome)}.`)
    await reload()
  }
  const write =
    (set: (text: string) => void) =>
    ({ target }: any) => {
      set(target.value)
      begin()
    }
  const fields = { tag, pasted, input, choose, setTag: write(setTag), setPasted: write(setPasted) }
  return { ...fields, preview, message, look, confirm }
}

export const MarkImport = ({ reload }: { reload: () => Promise<void> }) => {
  const { tag, pasted, input, preview, message, ...actions } = useImport(reload)
  const { choose, setTag, setPasted, look, confirm } = actions
  const { run, problem, isBusy } = useAction()
  return (
    <>
      <p class="small">
        GPX and KML as chart plotters and maps export them, or a table with the columns Name and
        Position, or Name, Latitude and Longitude; also Short name and Color. A mark of the same
        name moves.
      </p>
      <label>
        File <input type="file" ref={input} accept=".gpx,.kml,.csv,.txt" onChange={choose} />
      </label>
      <label for="pasted">Or paste it</label>
      <textarea
        id="pasted"
        rows="4"
        spellcheck="false"
        value={pasted}
        onInput={setPasted}
      ></textarea>
      <label>
        Name of this inventory
        <input value={tag} maxlength="100" onInput={setTag} />
      </label>
      <p class="actions">
        {button('Preview the import', () => run(look), { disabled: isBusy })}
        {preview?.outcome && (
          <button disabled={isBusy} onClick={() => run(() => confirm(preview))}>
            Import these marks
          </button>
        )}
      </p>
      <p role="alert" class="error">
        {problem}
      </p>
      <div role="status">
        {message}
        {preview && <Shown preview={preview} />}
      </div>
    </>
  )
}
