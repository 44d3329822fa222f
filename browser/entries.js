// @ts-check
/**
 * The import of entries: a file or a pasted table, a preview with each error at its cell, then the
 * import of exactly what the preview showed.
 */
import { requireUserOfPage } from './pageUser.js'
import { problemOf } from './problem.js'

;(() => {
  const outcome = 'entries imported'
  const find = (/** @type {string} */ id) => document.getElementById(id)
  const status = find('status')
  const form = find('import')
  const preview = find('preview')
  const done = sessionStorage.getItem(outcome)
  sessionStorage.removeItem(outcome)
  if (done && status) {
    status.textContent = done
    status.focus()
  }
  if (!(form instanceof HTMLFormElement) || !preview) return

  /** @typedef {{ row: number, column?: string, detail: string, suggestion?: string }} RowError */

  /** @type {(tag: string, content?: (Node | string)[] | string, more?: object) => HTMLElement} */
  const element = (tag, content = [], more = {}) => {
    const made = Object.assign(document.createElement(tag), more)
    made.append(...[content].flat())
    return made
  }

  /** The separator that the header has most often, as the service finds it. */
  const separatorOf = (/** @type {string} */ text) => {
    const [header = ''] = text.split('\n')
    const counts = [';', '\t', ','].map((each) => header.split(each).length)
    return [';', '\t', ','][counts.indexOf(Math.max(...counts))] ?? ','
  }

  /** @type {(text: string) => string[][]} */
  const rowsOf = (text) => {
    const separator = separatorOf(text)
    const cell = new RegExp(
      `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r?\\n|$)`,
      'y',
    )
    /** @type {string[][]} */
    const rows = [[]]
    while (cell.lastIndex < text.length) {
      const match = cell.exec(text)
      if (!match) break
      rows.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
      if (match[3] !== separator) rows.push([])
    }
    return rows
  }

  /** @type {(text: string, errors: RowError[]) => Node[]} */
  const wrongRows = (text, errors) => {
    const rows = rowsOf(text)
    const [header = []] = rows
    const wrong = [...new Set(errors.map(({ row }) => row))]
    const cellsOf = (/** @type {number} */ row) =>
      header.map((title, position) => {
        const own = errors.filter((one) => one.row === row && one.column === title)
        const words = own.map(({ detail, suggestion = '' }) => `${detail}. ${suggestion}`.trim())
        const value = rows[row - 1]?.[position] ?? ''
        const marked = words.map((word) => element('p', word, { className: 'alert' }))
        return element('td', [value, ...marked])
      })
    const others = errors.filter(({ column }) => !column || !header.includes(column))
    const sentences = others.map(({ row, column, detail }) =>
      element('p', `${row ? `Row ${row}: ` : ''}${column ?? ''} ${detail}.`, {
        className: 'alert',
      }),
    )
    const table = element('table', [
      element('thead', [
        element('tr', [element('th', 'Row'), ...header.map((title) => element('th', title))]),
      ]),
      element(
        'tbody',
        wrong.map((row) => element('tr', [element('th', String(row)), ...cellsOf(row)])),
      ),
    ])
    const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
    const heading = element('h3', `${count}. Nothing was imported.`)
    const scroll = element('div', [table], { className: 'scroll', tabIndex: 0 })
    return [heading, ...sentences, scroll]
  }

  /** @type {(body: any) => string} */
  const summaryOf = ({ created, updated, unchanged }) =>
    `${created} new, ${updated} changed, ${unchanged} as they are.`

  /** @type {(body: any, confirm: () => void) => Node[]} */
  const outlook = (body, confirm) => {
    const { ignoredColumns = [], entries = [] } = body
    const ignored =
      ignoredColumns.length > 0 ? [element('p', `Not read: ${ignoredColumns.join(', ')}.`)] : []
    const words = { created: 'new', updated: 'changed', unchanged: 'as it is' }
    const table = element('table', [
      element('thead', [
        element(
          'tr',
          ['Row', 'Sail', 'Name', 'Entry'].map((title) => element('th', title)),
        ),
      ]),
      element(
        'tbody',
        entries.map((/** @type {any} */ { row, sailId, name, change, changed }) =>
          element('tr', [
            ...[row, sailId ?? '', name].map((value) => element('td', String(value))),
            element(
              'td',
              change === 'updated'
                ? `changed: ${changed.join(', ')}`
                : words[/** @type {'created'} */ (change)],
            ),
          ]),
        ),
      ),
    ])
    const button = element('button', 'Import these entries', { type: 'button', onclick: confirm })
    return [
      element('h3', summaryOf(body)),
      ...ignored,
      element('p', [button], { className: 'actions' }),
      element('div', [table], { className: 'scroll', tabIndex: 0 }),
    ]
  }

  const presentUser = async () => (await fetch('/security/api/restsecurity/access_token')).json()

  /** @type {(file: Blob, query: string, headers?: Record<string, string>) => Promise<Response>} */
  const send = async (file, query, headers = {}) => {
    await requireUserOfPage(presentUser)
    return fetch(form.action + query, {
      method: 'POST',
      body: file,
      headers: {
        'content-type': 'application/octet-stream',
        accept: 'application/json',
        ...headers,
      },
    })
  }

  const alert = form.querySelector('[role=alert]')
  const say = (/** @type {unknown} */ error) => {
    if (!alert) return
    const isLost = error instanceof TypeError || !(error instanceof Error)
    alert.textContent = isLost ? 'No response. Try again.' : error.message
  }

  /** @type {(file: Blob, query: string, key?: string) => Promise<any>} */
  const attempt = async (file, query, key) => {
    const reply = await send(file, query, key ? { 'idempotency-key': key } : {})
    if (reply.ok) return reply.json()
    const problem = await problemOf(reply)
    const text = new TextDecoder('windows-1252').decode(await file.arrayBuffer())
    const utf8 = await file.text()
    const errors = problem.errors ?? []
    if (errors.length === 0 || errors[0].row === undefined) throw new Error(problem.detail)
    preview.replaceChildren(...wrongRows(utf8.includes('\ufffd') ? text : utf8, errors))
    preview.focus()
    return undefined
  }

  const look = async () => {
    const chosen = form.querySelector('input')?.files?.[0]
    const pasted = /** @type {HTMLTextAreaElement} */ (find('pasted')).value
    const file = chosen ?? (pasted.trim() === '' ? undefined : new Blob([pasted]))
    if (!file) throw new Error('Choose a file, or paste a table.')
    const body = await attempt(file, '?dryRun=true')
    if (body === undefined) return
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const confirm = async () => {
      try {
        const imported = await attempt(file, '', key)
        if (imported === undefined) return
        sessionStorage.setItem(outcome, `Imported: ${summaryOf(imported)}`)
        location.reload()
      } catch (error) {
        say(error)
      }
    }
    preview.replaceChildren(...outlook(body.body ?? body, () => void confirm()))
    preview.focus()
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (alert) alert.textContent = ''
    preview.replaceChildren()
    await look().catch(say)
  })
})()
