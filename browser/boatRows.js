// @ts-check
/**
 * The boats of a race as rows of the ranking, with a search, and the boat that the user has chosen.
 * The browser remembers it for this race.
 */

/**
 * @import { ChartBoat } from './boatChart.js'
 *
 * @typedef {ChartBoat & { row: HTMLTableRowElement }} RankedBoat
 *
 * @typedef {{ id: string, name: string, sailNumber: string | null, color: string | null }} NamedBoat
 */

import { newSymbol } from './boatChart.js'

const leadersMax = 10

/** @type {Map<string, RankedBoat>} */
export const boats = new Map()

const rows = document.getElementById('boats-rows')
const field = /** @type {HTMLInputElement} */ (document.getElementById('boats-find'))
const allButton = /** @type {HTMLButtonElement} */ (document.getElementById('boats-all'))
const choiceKey = 'boat ' + document.getElementById('boats')?.dataset.race
let chosen = ''
let showsAll = false

/** A browser can refuse to store anything. */
const tryStorage = (/** @type {() => void} */ use) => {
  try {
    use()
  } catch {}
}
tryStorage(() => (chosen = localStorage.getItem(choiceKey) ?? ''))

export const chosenBoat = () => boats.get(chosen)
export const rankingPath = (/** @type {boolean} */ isLarge) =>
  isLarge && !showsAll && chosen === '' ? 'live?topN=' + leadersMax : 'live'

export const addBoat = (/** @type {NamedBoat} */ { id, name, sailNumber, color }) => {
  const row = document.createElement('tr')
  row.innerHTML =
    '<td></td><th scope="row"><button type="button"></button></th><td></td><td></td><td></td>'
  const button = /** @type {HTMLButtonElement} */ (row.querySelector('button'))
  const symbol = newSymbol(color, boats.size)
  button.id = 'boat-' + id
  button.append(symbol.sample, [sailNumber, name].filter(Boolean).join(' '))
  for (const target of [button, symbol.node]) target.addEventListener('click', () => choose(id))
  const boat = { id, name, rank: 0, track: [], symbol, row }
  boats.set(id, boat)
  return boat
}

export const rankedBoats = () =>
  [...boats.values()].sort((one, other) => (one.rank || Infinity) - (other.rank || Infinity) || 0)

/** Spaces do not count: some write GER7 for GER 7. */
const wordOf = (/** @type {string} */ text) => text.replace(/\s/g, '').toLowerCase()
const isSought = (/** @type {RankedBoat} */ { row }) =>
  wordOf(row.querySelector('button')?.textContent ?? '').includes(wordOf(field.value))

export const listBoats = () => {
  const order = rankedBoats()
  const focused = document.activeElement
  if (order.some(({ row }, index) => rows?.children[index] !== row)) {
    rows?.append(...order.map(({ row }) => row))
    if (focused instanceof HTMLElement && rows?.contains(focused)) focused.focus()
  }
  order.forEach((boat, index) => {
    const isLeading = showsAll || index < leadersMax || boat.id === chosen
    boat.row.hidden = !(field.value ? isSought(boat) : isLeading)
    boat.row.querySelector('button')?.setAttribute('aria-pressed', String(boat.id === chosen))
  })
  const found = document.getElementById('boats-found')
  const isFound = !field.value || order.some(isSought)
  if (found) found.textContent = isFound ? '' : 'No boat has this name or sail number.'
  allButton.hidden = showsAll || order.length <= leadersMax
  allButton.textContent = 'Show all ' + order.length + ' boats'
}

/** `boats.js` draws the boats again, and asks for more ranks. */
const tellChoice = () => {
  listBoats()
  document.dispatchEvent(new Event('boat-chosen'))
}
const choose = (/** @type {string} */ id) => {
  chosen = chosen === id ? '' : id
  tryStorage(() => localStorage.setItem(choiceKey, chosen))
  field.value = ''
  tellChoice()
}

field.addEventListener('input', listBoats)
field.addEventListener('keydown', ({ key }) => {
  const first = rankedBoats().find(isSought)
  if (key === 'Enter' && field.value && first && first.id !== chosen) choose(first.id)
})
allButton.addEventListener('click', () => {
  showsAll = true
  tellChoice()
})
