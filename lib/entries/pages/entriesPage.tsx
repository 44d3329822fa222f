/** The entries of a regatta, and their import from a spreadsheet. */
import { Name } from '#page/components/name.tsx'
import { ScrollTable } from '#page/components/scrollTable.tsx'
import { Text } from '#page/components/text.tsx'
import { StatusLine } from '#page/forms.tsx'
import { framed } from '#page/frame.tsx'
import { pageWords } from '#page/words/pageWords.ts'
import { pathOf } from '#values/pathSegment.ts'
import { counted, fill } from '#values/words.ts'
import type { EntriesPage } from '../steps/entriesPage.ts'
import { WaitingParts } from './waiting.tsx'

interface Props {
  readonly page: EntriesPage
}

const columns = ['boat', 'crew', 'club', 'fleet', 'rating', 'phone'] as const

const EntriesTable = ({ page: { entries, words: all } }: Props) => {
  const words = all.entries
  // Columns without any value are not shown.
  const shown = columns.filter((column) => entries.some((entry) => entry[column] !== ''))
  const titles = [words.sail, words.name, ...shown.map((column) => words[column])]
  return (
    <ScrollTable label={words.label}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th scope="col">{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr>
            <td class="sail">
              <Name>{entry.sail}</Name>
            </td>
            <th scope="row">
              <Name>{entry.name}</Name>
              {entry.isWithdrawn && words.withdrawn}
            </th>
            {shown.map((column) => (
              <td class={column === 'phone' ? 'small state' : undefined}>
                <Name>{entry[column]}</Name>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

const ImportPart = ({ page: { regatta, words } }: Props) => {
  const path = pathOf('/sailingserver/api/v1/regattas', [regatta], '/competitors/import')
  const { about, ...upload } = words.upload
  const headers = upload.headers.split(', ').map((header, at) => (
    <>
      {at > 0 && ', '}
      <code>{header}</code>
    </>
  ))
  return (
    <section class="on-screen" aria-labelledby="import-heading">
      <h2 id="import-heading">{upload.heading}</h2>
      <p>
        <Text
          of={about}
          headers={headers}
          template={
            <a href={`${path}.csv`} download>
              {upload.template}
            </a>
          }
        />
      </p>
      <form id="import" action={path} method="post">
        <label>
          {upload.file} <input type="file" name="file" accept=".csv,.txt,text/csv" />
        </label>
        <label for="pasted">{upload.paste}</label>
        <textarea id="pasted" rows={6} spellcheck={false}></textarea>
        <p class="alert" role="alert"></p>
        <p class="actions">
          <button type="submit">{upload.preview}</button>
        </p>
      </form>
      <div id="preview" role="status" tabindex={-1}></div>
    </section>
  )
}

export const entriesPage = (page: EntriesPage) => {
  const { language, words, regatta, userName, entries, hiddenCount, mayUpdate } = page
  const { sail, name } = words.entries
  return framed({
    title: fill(words.entries.title, { regatta }),
    language,
    pages: { userName },
    regatta,
    words: {
      ...words.script,
      ...pageWords[language].tableImport,
      sail,
      name,
      fields: words.fields,
    },
    main: (
      <>
        <StatusLine />
        <WaitingParts page={page} />
        <section>
          <h2>{counted(language, words.entries.count, entries.length)}</h2>
          {hiddenCount > 0 && <p>{fill(words.entries.hidden, { count: hiddenCount })}</p>}
          {entries.length === 0 ? <p>{words.entries.none}</p> : <EntriesTable page={page} />}
        </section>
        {mayUpdate && <ImportPart page={page} />}
      </>
    ),
  })
}
