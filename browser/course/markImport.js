// @ts-check
/** The import of marks into the inventory: a file or a pasted table, and a preview of what it changes. */
import { html } from 'htm/preact'
import { useRef, useState } from 'preact/hooks'
import { button } from '../controls.js'
import { positionText } from '../marks/geometry.js'
import { changeWords, chosenTable, errorCount, importTable, summaryOf } from '../tableImport.js'
import { newId } from '../newId.js'
import { Refusal } from '../refusal.js'
import { inventory, useAction } from './api.js'

/** @import { InputError } from './question.js' */

/** @type {(mark: { name: string, shortName: string }) => unknown} */
const MarkName = ({ name, shortName }) =>
  html`<bdi>${shortName}</bdi
    >${name !== shortName && html` <span class="small"><bdi>${name}</bdi></span>`}`

/** @type {(props: { label: string, marks: { name: string, shortName: string, place: string, note?: string }[] }) => unknown} */
export const MarkTable = ({ label, marks }) =>
  html`<div class="scroll" role="group" aria-label=${label} tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Mark</th>
          <th scope="col">Position</th>
        </tr>
      </thead>
      <tbody>
        ${marks.map(
          ({ name, shortName, place, note }) =>
            html`<tr>
              <th scope="row"><${MarkName} ...${{ name, shortName }} /></th>
              <td><span class="degrees">${place}</span>${note && ` ${note}`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

/**
 * @typedef {{ row: number, name: string, shortName: string, latDeg: number, lonDeg: number, change: 'created' | 'updated' | 'unchanged', metres?: number }} Imported
 * @typedef {{ created: number, updated: number, unchanged: number, ignored: string[], marks: Imported[] }} Outcome
 * @typedef {{ file: Blob, address: string, key: string, outcome?: Outcome, errors?: InputError[], isXml: boolean }} Preview
 */

/** @type {(props: { preview: Preview }) => unknown} */
const Shown = ({ preview: { outcome, errors = [], isXml } }) => {
  if (!outcome) {
    const row = isXml ? 'Waypoint' : 'Row'
    const rows = errors.map(
      ({ row: number, column, detail, suggestion = '' }) =>
        html`<li>
          ${row} ${number}${column && html`, <bdi>${column}</bdi>`}: it ${detail}. ${suggestion}
        </li>`,
    )
    return html`<h3>${errorCount(errors)}</h3>
      <ul class="error">
        ${rows}
      </ul>`
  }
  const { ignored, marks } = outcome
  return html`<h3>${summaryOf(outcome)}</h3>
    ${ignored.length > 0 && html`<p>Not read: ${ignored.join(', ')}.</p>`}
    <${MarkTable}
      label="Marks in the file"
      marks=${marks.map(({ name, shortName, latDeg, lonDeg, change, metres }) => ({
        name,
        shortName,
        place: positionText({ latitude: latDeg, longitude: lonDeg }),
        note: metres === undefined ? changeWords[change] : `moves ${metres} m`,
      }))}
    />`
}

/** The preview is a dry run of the import, which sends the same file. @type {(reload: () => Promise<void>) => any} */
const useImport = (reload) => {
  const [tag, setTag] = useState('')
  const [pasted, setPasted] = useState('')
  const [preview, setPreview] = useState(/** @type {Preview | null} */ (null))
  const [message, setMessage] = useState('')
  const input = useRef(/** @type {HTMLInputElement | null} */ (null))
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
  const confirm = async (/** @type {Preview} */ { file, address, key }) => {
    const outcome = await importTable(address, file, { 'idempotency-key': key })
    begin()
    setMessage(`Imported: ${summaryOf(outcome)}.`)
    await reload()
  }
  const write =
    (/** @type {(text: string) => void} */ set) =>
    (/** @type {any} */ { target }) => {
      set(target.value)
      begin()
    }
  const fields = { tag, pasted, input, choose, setTag: write(setTag), setPasted: write(setPasted) }
  return { ...fields, preview, message, look, confirm }
}

/** @type {(props: { reload: () => Promise<void> }) => unknown} */
export const MarkImport = ({ reload }) => {
  const { tag, pasted, input, preview, message, ...actions } = useImport(reload)
  const { choose, setTag, setPasted, look, confirm } = actions
  const { run, problem, isBusy } = useAction()
  return html`<p class="small">
      GPX and KML as chart plotters and maps export them, or a table with the columns Name and
      Position, or Name, Latitude and Longitude; also Short name and Color. A mark of the same name
      moves.
    </p>
    <label
      >File <input type="file" ref=${input} accept=".gpx,.kml,.csv,.txt" onChange=${choose}
    /></label>
    <label for="pasted">Or paste it</label>
    <textarea
      id="pasted"
      rows="4"
      spellcheck="false"
      value=${pasted}
      onInput=${setPasted}
    ></textarea>
    <label>
      Name of this inventory
      <input value=${tag} maxlength="100" onInput=${setTag} />
    </label>
    <p class="actions">
      ${button('Preview the import', () => run(look), { disabled: isBusy })}
      ${preview?.outcome && html`<button disabled=${isBusy} onClick=${() => run(() => confirm(preview))}>Import these marks</button>`}
    </p>
    <p role="alert" class="error">${problem}</p>
    <div role="status">${message}${preview && html`<${Shown} preview=${preview} />`}</div>`
}
