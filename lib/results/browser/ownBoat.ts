/**
 * The boat of the reader stands on top of the standings too, and is marked in all tables. This browser
 * remembers it for all regattas, by its sail number.
 */
const key = 'own-boat'

let own = ''
// A browser can refuse to store anything.
try {
  own = localStorage.getItem(key) ?? ''
} catch {}

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
    const isOwn = cell.textContent === own
    row?.classList.toggle('own', isOwn)
    if (isOwn && row?.previousElementSibling && row.closest('.standings')) pin(row)
  }
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.id !== key) return
  own = target.value
  try {
    localStorage.setItem(key, own)
  } catch {}
  show()
})
// The script of the board has replaced the parts that changed.
document.addEventListener('board-changed', show)
show()
