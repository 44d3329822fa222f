/**
 * The boat of the reader comes first in lists of boats too, and is marked in all tables. This browser
 * remembers it for all regattas, by its sail number.
 */
const key = 'own-boat'

let own = ''
// A browser can refuse to store anything.
try {
  own = localStorage.getItem(key) ?? ''
} catch {}

const bare = (sail: string) => sail.replace(/[\s-]/g, '').toUpperCase()

/** A nationality that is missing on one side is not compared. */
export const isOwn = (sail: string): boolean =>
  own !== '' && [own, own.replace(/^[A-Z]{3} /, '')].some((one) => bare(one) === bare(sail))

/** The rule of all lists: the boat of the reader, then the others in their order. */
export const ownFirst = <Line>(lines: readonly Line[], sailOf: (line: Line) => string): Line[] => {
  const first = lines.filter((line) => isOwn(sailOf(line)))
  return [...first, ...lines.filter((line) => !first.includes(line))]
}

export const chooseOwn = (sail: string): void => {
  own = sail
  try {
    localStorage.setItem(key, own)
  } catch {}
  show()
  document.dispatchEvent(new Event(key))
}

const cells = () => [...document.querySelectorAll<HTMLTableCellElement>('tr:not(.copy) > .sail')]

const pin = (row: Element) => {
  const copy = row.cloneNode(true) as Element
  copy.classList.add('copy')
  for (const one of copy.querySelectorAll('[id]')) one.removeAttribute('id')
  row.parentElement?.prepend(copy)
}

const show = () => {
  for (const copy of document.querySelectorAll('.copy')) copy.remove()
  const choice = document.querySelector<HTMLSelectElement>(`select#${key}`)
  const sails = new Set(cells().map(({ textContent }) => textContent))
  choice?.replaceChildren(new Option('-', ''), ...[...sails].map((sail) => new Option(sail)))
  if (choice && sails.has(own)) choice.value = own
  for (const cell of cells()) {
    const row = cell.closest('tr')
    const isMine = isOwn(cell.textContent)
    row?.classList.toggle('own', isMine)
    if (isMine && row?.previousElementSibling) pin(row)
  }
}

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.id === key) chooseOwn(target.value)
})
// The script of the board has replaced the parts that changed.
document.addEventListener('board-changed', show)
show()
