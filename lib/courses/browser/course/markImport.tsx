/** The import of marks into the inventory: a file or a pasted table, and a preview of what it changes. */
import type { TargetedEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { newId } from '#browser/newId.ts'
import { type InputError, Refusal } from '#browser/refusal.ts'
import { chosenTable, importTable } from '#browser/tableImport.ts'
import { languageOfPage } from '#browser/pageWords.ts'
import { counted, fill } from '#values/words.ts'
import { formatPosition } from '#positions/rules/positionText.ts'
import type { importedMarks } from '#schemas/courses/marksImport.ts'
import type { Static } from '#schemas/schema.ts'
import { Problem, useAction } from './action.tsx'
import { inventory } from './api.ts'
import { MarkTable } from './markTable.tsx'
import { words } from './words.ts'

type Imported = Static<typeof importedMarks>

interface Preview {
  readonly file: Blob
  readonly address: string
  readonly key: string
  readonly isXml: boolean
  /** Absent: the file has errors. */
  readonly imported?: Imported
  readonly errors?: readonly InputError[]
}

interface Props {
  readonly reload: () => Promise<void>
}

const summaryOf = ({ created, updated, unchanged }: Imported) =>
  fill(words.summary, { created, updated, unchanged })

const WrongRow = ({ error, word }: { readonly error: InputError; readonly word: string }) => {
  const { row, column, detail, suggestion = '' } = error
  return (
    <li>
      {fill(word, { row: row ?? '' })}
      {column && (
        <>
          , <bdi>{column}</bdi>
        </>
      )}
      : <span lang="en">{`it ${detail}. ${suggestion}`}</span>
    </li>
  )
}

const WrongRows = ({ errors = [], isXml }: Preview) => (
  <>
    <h3>{counted(languageOfPage(), words.errors, errors.length)}</h3>
    <ul class="error">
      {errors.map((error) => (
        <WrongRow error={error} word={isXml ? words.waypoint : words.row} />
      ))}
    </ul>
  </>
)

const ImportedMarks = ({ imported }: { readonly imported: Imported }) => (
  <>
    <h3>{summaryOf(imported)}</h3>
    {imported.ignored.length > 0 && (
      <p>{fill(words.notRead, { columns: imported.ignored.join(', ') })}</p>
    )}
    <MarkTable
      label={words.inFile}
      marks={imported.marks.map(({ name, shortName, latDeg, lonDeg, change, metres }) => ({
        name,
        shortName,
        place: formatPosition({ latitude: latDeg, longitude: lonDeg }),
        note: metres === undefined ? words[change] : fill(words.moves, { metres }),
      }))}
    />
  </>
)

const importMarks = async (...request: Parameters<typeof importTable>) =>
  (await importTable(...request)) as Imported

/** A dry run of the import, which sends the same file. */
const previewOf = async (file: Blob, tag: string): Promise<Preview> => {
  const isXml = /^\s*</.test((await file.slice(0, 200).text()).replace('\uFEFF', ''))
  const query = new URLSearchParams(tag ? { tag } : {})
  const preview = { file, address: `${inventory}/import?${query}`, key: newId(), isXml }
  try {
    return { ...preview, imported: await importMarks(`${preview.address}&dryRun=true`, file) }
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors[0]?.row === undefined) throw error
    return { ...preview, errors: error.errors }
  }
}

const useImport = (reload: Props['reload']) => {
  const [tag, setTag] = useState('')
  const [pasted, setPasted] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const [message, setMessage] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const begin = () => {
    setPreview(undefined)
    setMessage('')
  }
  const choose = () => {
    const [name = ''] = input.current?.files?.[0]?.name.split('.') ?? []
    if (tag === '') setTag(name)
    begin()
  }
  const write =
    (set: (text: string) => void) =>
    ({ currentTarget }: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      set(currentTarget.value)
      begin()
    }
  const look = async () => {
    begin()
    setPreview(await previewOf(chosenTable(input.current, pasted, words.chooseFile), tag))
  }
  const confirm = async ({ file, address, key }: Preview) => {
    const imported = await importMarks(address, file, { 'idempotency-key': key })
    begin()
    setMessage(fill(words.imported, { summary: summaryOf(imported) }))
    await reload()
  }
  const fields = { tag, pasted, input, choose, setTag: write(setTag), setPasted: write(setPasted) }
  return { fields, preview, message, look, confirm }
}

const ImportFields = ({ fields }: { readonly fields: ReturnType<typeof useImport>['fields'] }) => (
  <>
    <label>
      {words.file}{' '}
      <input type="file" ref={fields.input} accept=".gpx,.kml,.csv,.txt" onChange={fields.choose} />
    </label>
    <label for="pasted">{words.paste}</label>
    <textarea
      id="pasted"
      rows={4}
      spellcheck={false}
      value={fields.pasted}
      onInput={fields.setPasted}
    />
    <label>
      {words.inventoryName}
      <input value={fields.tag} maxlength={100} onInput={fields.setTag} />
    </label>
  </>
)

export const MarkImport = ({ reload }: Props) => {
  const { fields, preview, message, look, confirm } = useImport(reload)
  const { run, problem, isBusy } = useAction()
  return (
    <>
      <p class="small">{words.importHint}</p>
      <ImportFields fields={fields} />
      <p class="actions">
        {button(words.previewImport, () => run(look), { disabled: isBusy })}
        {preview?.imported && (
          <button disabled={isBusy} onClick={() => void run(() => confirm(preview))}>
            {words.importThese}
          </button>
        )}
      </p>
      <Problem problem={problem} />
      <div role="status">
        {message}
        {preview?.imported && <ImportedMarks imported={preview.imported} />}
        {preview?.errors && <WrongRows {...preview} />}
      </div>
    </>
  )
}
