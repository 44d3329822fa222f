/**
 * The boats of a race as rows of the ranking, with a search, and the boat that the user has chosen.
 * The browser remembers it for this race. The boat of the reader comes first.
 */
import type { liveCompetitors } from '#schemas/tracking/liveCompetitors.ts'
import type { Static } from '#schemas/schema.ts'
import { wordsOfPage } from '#browser/pageWords.ts'
import { find, write } from '#races/browser/boardParts.ts'
import type { PageWords } from '#page/words/en.ts'
import { chooseOwn, isOwn, ownFirst } from '#results/browser/ownBoat.ts'
import { fill } from '#values/words.ts'
import type { SitePages } from '../words/en.ts'
import { inOrder } from '../rules/fleetLayout.ts'
import { type ChartBoat, newSymbol } from './boatChart.ts'

export const { boats: words } = wordsOfPage() as PageWords['requests'] & {
  readonly boats: SitePages['boats']
}

export type Competitor = Static<typeof liveCompetitors>['competitors'][number]

interface RankedBoat extends ChartBoat {
  readonly sail: string
  readonly row: HTMLTableRowElement
  readonly button: HTMLButtonElement
}

const leadersMax = 10

export const boats = new Map<string, RankedBoat>()

const rows = find('boats-rows')
const field = document.querySelector<HTMLInputElement>('input#boats-find')
const ownButton = document.querySelector<HTMLButtonElement>('button#boats-own')
const allButton = document.querySelector<HTMLButtonElement>('button#boats-all')
const choiceKey = `boat ${find('boats')?.dataset.race}`
let chosen = ''
let showsAll = false

// A browser can refuse to store anything.
try {
  chosen = localStorage.getItem(choiceKey) ?? ''
} catch {}

export const chosenBoat = () => boats.get(chosen)

const sailOf = ({ sail }: RankedBoat) => sail
const isOfReader = (boat: RankedBoat) => isOwn(sailOf(boat))

export const rankingPath = (isLarge: boolean) =>
  isLarge && !showsAll && chosen === '' && ![...boats.values()].some(isOfReader)
    ? `live?topN=${leadersMax}`
    : 'live'

export const addBoat = (
  competitor: Pick<Competitor, 'id' | 'name' | 'sailNumber' | 'color'>,
): RankedBoat => {
  const { id, name, sailNumber, color } = competitor
  const row = document.createElement('tr')
  const button = document.createElement('button')
  row.innerHTML = '<td></td><th scope="row"></th><td></td><td></td><td></td>'
  row.querySelector('th')?.append(button)
  const symbol = newSymbol(color, boats.size)
  button.type = 'button'
  button.id = `boat-${id}`
  button.append(symbol.sample, [sailNumber, name].filter(Boolean).join(' '))
  for (const target of [button, symbol.node])
    target.addEventListener('click', () => {
      choose(id)
    })
  const boat = { id, name, sail: sailNumber ?? '', rank: null, track: [], symbol, row, button }
  boats.set(id, boat)
  return boat
}

export const rankedBoats = () => inOrder([...boats.values()])

/** Spaces do not count: some write GER7 for GER 7. */
const wordOf = (text: string) => text.replace(/\s/g, '').toLowerCase()

const sought = () => field?.value ?? ''

const isSought = ({ button }: RankedBoat) => wordOf(button.textContent).includes(wordOf(sought()))

const sortRows = (order: readonly RankedBoat[]) => {
  if (order.every(({ row }, index) => rows?.children[index] === row)) return
  const focused = document.activeElement as HTMLElement | null
  rows?.append(...order.map(({ row }) => row))
  if (rows?.contains(focused)) focused?.focus()
}

const offerOwn = () => {
  const boat = chosenBoat()
  if (!ownButton) return
  ownButton.hidden = !boat?.sail
  ownButton.setAttribute('aria-pressed', String(boat !== undefined && isOfReader(boat)))
  write('boats-own', fill(words.own, { boat: boat?.name ?? '' }))
}

export const listBoats = () => {
  const order = ownFirst(rankedBoats(), sailOf)
  sortRows(order)
  for (const [index, boat] of order.entries()) {
    const isLeading = showsAll || index < leadersMax || boat.id === chosen
    boat.row.hidden = !(sought() ? isSought(boat) : isLeading)
    boat.button.setAttribute('aria-pressed', String(boat.id === chosen))
    boat.row.classList.toggle('own', isOfReader(boat))
  }
  const isFound = !sought() || order.some(isSought)
  write('boats-found', isFound ? '' : words.noBoat)
  if (allButton) allButton.hidden = showsAll || order.length <= leadersMax
  offerOwn()
  write('boats-all', fill(words.all, { count: order.length }))
}

/** `boats.ts` draws the boats again, and asks for more ranks. */
const tellChoice = () => {
  listBoats()
  document.dispatchEvent(new Event('boat-chosen'))
}

const choose = (id: string) => {
  chosen = chosen === id ? '' : id
  try {
    localStorage.setItem(choiceKey, chosen)
  } catch {}
  if (field) field.value = ''
  tellChoice()
}

field?.addEventListener('input', listBoats)
field?.addEventListener('keydown', ({ key }) => {
  const first = rankedBoats().find(isSought)
  if (key === 'Enter' && sought() && first && first.id !== chosen) choose(first.id)
})
ownButton?.addEventListener('click', () => {
  const boat = chosenBoat()
  if (boat) chooseOwn(isOfReader(boat) ? '' : boat.sail)
})
document.addEventListener('own-boat', listBoats)
allButton?.addEventListener('click', () => {
  showsAll = true
  tellChoice()
})
