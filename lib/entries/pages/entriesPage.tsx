/** The entries of a regatta, and their import from a spreadsheet. */
import { Data } from '#page/components/data.tsx'
import { Text } from '#page/components/text.tsx'
import { StatusLine } from '#page/forms.tsx'
import { framed } from '#page/frame.tsx'
import { pageWords } from '#page/words/pageWords.ts'
import { pathOf } from '#values/pathSegment.ts'
import { fill } from '#values/words.ts'
import type { EntriesPage } from '../steps/entriesPage.ts'
import { paths as files } from './entries.css?file'
import { Closing } from './closing.tsx'
import { EntriesTable } from './entriesTable.tsx'
import { WaitingParts } from './waiting.tsx'

interface Props {
  readonly page: EntriesPage
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
      <form id="import" action={path} method="dialog">
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
  const { language, words, regatta, userName, table, mayUpdate, hasFleets } = page
  const { sail, name } = words.entries
  const frame = framed({
    title: fill(words.entries.title, { regatta }),
    language,
    pages: { userName },
    regatta,
    words: {
      ...words.script,
      ...pageWords[language].tableImport,
      sail,
      name,
    },
    main: (
      <>
        <StatusLine />
        {hasFleets && (
          <p class="on-screen">
            <a class="action" href={pathOf('/fleets', [regatta])}>
              {words.fleets.link}
            </a>
          </p>
        )}
        <WaitingParts page={page} />
        <section id="entries">
          <EntriesTable page={table} />
        </section>
        {table.closing && (
          <section id="closing" class="on-screen">
            <Closing page={table} />
          </section>
        )}
        {mayUpdate && <Data id="page-data" value={table} />}
        {mayUpdate && <ImportPart page={page} />}
      </>
    ),
  })
  return { ...frame, files: [...(frame.files ?? []), ...files] }
}
