/** The import of marks into the inventory: a file or a pasted table, and a preview of what it changes. */
import type { TargetedEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { counted, fill } from '#values/words.ts'
import { formatPosition } from '#positions/rules/positionText.ts'
import { Problem, useAction } from './action.tsx'
import { MarkTable } from './markTable.tsx'
import type { Imported, InputError } from './data.ts'
import { type ImportPreview, useOpened, useWords } from './opened.ts'

interface Props {
  readonly reload: () => Promise<void>
}

const useSummary = () => {
  const { summary } = useWords()
  return ({ created, updated, unchanged }: Imported) =>
    fill(summary, { created, updated, unchanged })
}

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
      : {`${detail}. ${suggestion}`.trim()}
    </li>
  )
}

const WrongRows = ({ errors = [], isXml }: ImportPreview) => {
  const { language, words } = useOpened()
  return (
    <>
      <h3>{counted(language, words.errors, errors.length)}</h3>
      <ul class="error">
        {errors.map((error) => (
          <WrongRow error={error} word={isXml ? words.waypoint : words.row} />
        ))}
      </ul>
    </>
  )
}

const ImportedMarks = ({ imported }: { readonly imported: Imported }) => {
  const words = useWords()
  const { ignored, marks } = imported
  return (
    <>
      <h3>{useSummary()(imported)}</h3>
      {ignored.length > 0 && <p>{fill(words.notRead, { columns: ignored.join(', ') })}</p>}
      <MarkTable
        label={words.inFile}
        marks={marks.map(({ name, shortName, latDeg, lonDeg, change, metres }) => ({
          name,
          shortName,
          place: formatPosition({ latitude: latDeg, longitude: lonDeg }),
          note: metres === undefined ? words[change] : fill(words.moves, { metres }),
        }))}
      />
    </>
  )
}

const useImport = (reload: Props['reload']) => {
  const [tag, setTag] = useState('')
  const [pasted, setPasted] = useState('')
  const [preview, setPreview] = useState<ImportPreview>()
  const [message, setMessage] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { words, previewImport, importMarks } = useOpened()
  const summaryOf = useSummary()
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
    setPreview(await previewImport(input.current, pasted, tag))
  }
  const confirm = async (shown: ImportPreview) => {
    const imported = await importMarks(shown)
    begin()
    setMessage(fill(words.imported, { summary: summaryOf(imported) }))
    await reload()
  }
  const fields = { tag, pasted, input, choose, setTag: write(setTag), setPasted: write(setPasted) }
  return { fields, preview, message, look, confirm }
}

const ImportFields = ({ fields }: { readonly fields: ReturnType<typeof useImport>['fields'] }) => {
  const { file, paste, inventoryName } = useWords()
  const { tag, pasted, input, choose, setTag, setPasted } = fields
  return (
    <>
      <label>
        {file} <input type="file" ref={input} accept=".gpx,.kml,.csv,.txt" onChange={choose} />
      </label>
      <label for="pasted">{paste}</label>
      <textarea id="pasted" rows={4} spellcheck={false} value={pasted} onInput={setPasted} />
      <label>
        {inventoryName}
        <input value={tag} maxlength={100} onInput={setTag} />
      </label>
    </>
  )
}

export const MarkImport = ({ reload }: Props) => {
  const { fields, preview, message, look, confirm } = useImport(reload)
  const { run, problem, isBusy } = useAction()
  const words = useWords()
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
