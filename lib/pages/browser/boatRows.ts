/**
 * The boats of a race as rows of the ranking, with a search, and the boat that the user has chosen.
 * The browser remembers it for this race.
 */
import type { ChartBoat } from './boatChart.ts'

export type RankedBoat = ChartBoat & { row: HTMLTableRowElement }

export interface NamedBoat {
  id: string
  name: string
  sailNumber: string | null
  color: string | null
}

import { newSymbol } from './boatChart.ts'

const leadersMax = 10

export const boats: Map<string, RankedBoat> = new Map()

const rows = document.getElementById('boats-rows')
const field = document.getElementById('boats-find') as HTMLInputElement
const allButton = document.getElementById('boats-all') as HTMLButtonElement
const choiceKey = 'boat ' + document.getElementById('boats')?.dataset.race
let chosen = ''
let showsAll = false

/** A browser can refuse to store anything. */
const tryStorage = (use: () => void) => {
  try {
    use()
  } catch {}
}
tryStorage(() => (chosen = localStorage.getItem(choiceKey) ?? ''))

export const chosenBoat = () => boats.get(chosen)
export const rankingPath = (isLarge: boolean) =>
  isLarge && !showsAll && chosen === '' ? 'live?topN=' + leadersMax : 'live'

export const addBoat = ({ id, name, sailNumber, color }: NamedBoat) => {
  const row = document.createElement('tr')
  row.innerHTML =
    '<td></td><th scope="row"><button type="button"></button></th><td></td><td></td><td></td>'
  const button = row.querySelector('button') as HTMLButtonElement
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
const wordOf = (text: string) => text.replace(/\s/g, '').toLowerCase()
const isSought = ({ row }: RankedBoat) =>
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
const choose = (id: string) => {
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
