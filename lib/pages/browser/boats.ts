/**
 * The boats of the race board: requests new positions, fills in the ranking, and shows other times.
 *
 * - Boats are shown one request late, and so move smoothly between known positions.
 * - The time between requests grows with their size: mobile connections at sea are slow and dear.
 * - Times come from the service, because the clock of the device may be wrong.
 */

import '#races/browser/board.ts'
import { languageOfPage } from '#browser/pageWords.ts'
import { signalAfter } from '#browser/signalAfter.ts'
import { data, find, write } from '#races/browser/boardParts.ts'
import type { positions } from '#schemas/tracking/fixes.ts'
import type { liveCompetitors } from '#schemas/tracking/liveCompetitors.ts'
import type { Static } from '#schemas/schema.ts'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import { bySail, tailMillis } from '../rules/fleetLayout.ts'
import { drawBoats } from './boatChart.ts'
import {
  addBoat,
  boats,
  chosenBoat,
  type Competitor,
  listBoats,
  rankedBoats,
  rankingPath,
  words,
} from './boatRows.ts'

const section = find('boats')
const slider = document.querySelector<HTMLInputElement>('input#boats-time')
const select = document.querySelector<HTMLSelectElement>('select#boats-speed')

const second = 1000
const minute = 60 * second
const { race = '', from = '' } = section?.dataset ?? {}
/** `board.ts` replaces the chart, with the end of tracking, when that changes. */
const end = () => Number(find('boats-chart')?.dataset.to) || Infinity
const bytesPerMillisecond = 1.3
const pauseMax = 30 * second

let cursor = ''
let polled = 0
let rankedAt = 0
/** The time of the last ranking, at most the end of tracking. */
let liveTime = 0
let newest = 0
let headline = ''
let warnings: readonly string[] = []
let played = { from: 0, since: 0 }
/** The minutes whose positions were loaded for the slider. */
const loaded = new Set<number>()
let isLoading = false
/** The time of the slider; 0 for the live picture. */
let past = 0
/** The factor of the replay; 0 for a still picture. */
let speed = 0
let tickedAt = 0
let timer: ReturnType<typeof setTimeout>
let raceStart = 0

const clock = (millis: number) => clockIn(data.zone ?? 'UTC', millis)
const sleep = (millis: number) => new Promise((done) => setTimeout(done, millis))

const request = async (path: string): Promise<unknown> => {
  const reply = await fetch(`${race}/competitors/${path}`, { signal: signalAfter(20 * second) })
  if (!reply.ok) throw new Error()
  return reply.json()
}

/** Adds new positions to the tracks, and returns the cursor. */
const loadTracks = async (query: string) => {
  const reply = (await request(`positions?${query}`)) as Static<typeof positions>
  for (const competitor of reply.competitors) {
    const boat = boats.get(competitor.id) ?? addBoat(competitor)
    const fixes = competitor.track.map((fix) => ({
      timeMillis: fix['timepoint-ms'],
      latitude: fix['lat-deg'],
      longitude: fix['lng-deg'],
      bearing: fix['truebearing-deg'],
    }))
    const byTime = new Map([...boat.track, ...fixes].map((fix) => [fix.timeMillis, fix]))
    boat.track = [...byTime.values()].sort((one, other) => one.timeMillis - other.timeMillis)
  }
  return reply.cursor ?? cursor
}

const isLarge = () => boats.size > 20

const loadPositions = async () => {
  // After a long pause, only the last seconds are of interest.
  if (Date.now() - polled > 2 * minute) cursor = ''
  polled = Date.now()
  const start = liveTime - minute
  const step = (isLarge() ? 15 : 5) * second
  const since = cursor ? `after=${encodeURIComponent(cursor)}` : `lastknown=true&from=${start}`
  cursor = await loadTracks(`step=${step}&${since}`)
  const before = newest
  // Time passes also while no boat sends positions.
  newest = Math.max(start, ...[...boats.values()].map(({ track }) => track.at(-1)?.timeMillis ?? 0))
  // The boats move at once, before the second request.
  played = { from: Math.max(before, newest - pauseMax), since: performance.now() }
}

const minuteOf = (millis: number) => millis - (millis % minute)

/** Loads the time of the slider, and in a replay what comes in five seconds. */
const loadPast = async () => {
  const wanted = [past, Math.min(past + 5 * speed * second, newest)]
  const start = wanted.map(minuteOf).find((one) => !loaded.has(one))
  if (isLoading || !past || start === undefined) return
  isLoading = true
  const minutes = Math.max(1, speed / 5)
  const last = start + minutes * minute + 15 * second
  try {
    await loadTracks(`step=${speed > 20 ? 30_000 : 12_000}&from=${start - tailMillis}&to=${last}`)
    for (let index = 0; index < minutes; index += 1) loaded.add(start + index * minute)
    write('boats-state', '')
    setTimeout(() => void loadPast())
  } catch {
    stop()
    write('boats-state', words.chooseAgain)
  }
  isLoading = false
  draw()
}

const stop = () => {
  speed = 0
  if (select) select.selectedIndex = 0
}

const goLive = () => {
  past = 0
  stop()
  draw()
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const rowTexts = (competitor: Competitor) => {
  const { finished, leg = '', missed, rank } = competitor
  const seconds = competitor['gapToLeader-s']
  const gap =
    finished && seconds ? `${seconds.toFixed(0)} s` : competitor['gapToLeader-m']?.toFixed(0)
  const missedText = missed && fill(words.missed, { marks: missed.join(', ') })
  const progress = [finished ? words.finished : leg, missedText]
  const knots = competitor['speedOverGround-kts']
  return [
    rank || '',
    progress.filter(Boolean).join(', '),
    knots?.toLocaleString(languageOfPage(), oneDigit),
    gap,
  ]
}

const loadRanking = async () => {
  rankedAt = Date.now()
  const reply = (await request(rankingPath(isLarge()))) as Static<typeof liveCompetitors>
  const { competitors } = reply
  ;({ liveTime, startTime: raceStart = 0 } = reply)
  warnings = reply.localized ?? reply.warnings ?? []
  find('boats-loading')?.remove()
  for (const one of [...competitors].sort(bySail)) if (!boats.has(one.id)) addBoat(one)
  for (const boat of boats.values()) boat.rank = null
  for (const competitor of competitors) {
    const boat = boats.get(competitor.id)
    if (!boat) continue
    boat.rank = competitor.rank || null
    const texts = rowTexts(competitor)
    boat.row.querySelectorAll('td').forEach((cell, index) => {
      cell.textContent = String(texts[index] ?? '')
    })
  }
  const [leader] = competitors
  const isRanked = leader?.rank === 1
  headline = isRanked ? fill(leader.finished ? words.won : words.leads, { boat: leader.name }) : ''
  if (raceStart > liveTime) headline = fill(words.starts, { time: clock(raceStart) })
  const caption = isRanked ? words.estimated : words.boatsAt
  write('boats-caption', fill(caption, { time: clock(liveTime) }))
  listBoats()
}

const draw = () => {
  if (newest === 0 || !section || !slider) return
  const live = Math.min(newest, played.from + performance.now() - played.since)
  const millis = past || live
  const order = rankedBoats()
  // The ranking is that of now, so pictures of the past have none.
  const progress = isLoading && !loaded.has(minuteOf(past)) ? words.loading : ''
  write('boats-leader', past ? progress : headline)
  const outside = drawBoats(order, millis, { chosen: chosenBoat(), hasRanks: !past })
  const silent = order.filter(({ track }) => track.length === 0).length
  const outsideText = outside && fill(words.outside, { count: outside })
  const silentText = silent && fill(words.silent, { count: silent })
  const hints = past ? [outsideText] : [outsideText, silentText, ...warnings]
  write('boats-outside', hints.filter(Boolean).join(' '))
  write('boats-clock', clock(millis))
  write('boats-live', end() < Infinity ? words.end : words.live)
  section.classList.toggle('live', !past)
  section.classList.toggle('playing', speed > 0)
  slider.min = from
  slider.max = String(Math.min(newest, end()))
  if (!past || speed) slider.value = String(millis)
  slider.setAttribute('aria-valuetext', clock(millis))
}

const tick = () => {
  const now = performance.now()
  if (speed) {
    // Waits for positions.
    if (loaded.has(minuteOf(past))) past += speed * (now - tickedAt)
    if (past >= newest) goLive()
    void loadPast()
  }
  tickedAt = now
  draw()
  setTimeout(tick, speed ? second / 4 : second)
}

/** Waits as long as the bytes that the page received since the last time require. */
const pause = async () => {
  await sleep(5 * second)
  const received = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  performance.clearResourceTimings()
  const bytes = received.reduce((sum, { transferSize }) => sum + transferSize, 0)
  await sleep(Math.min(bytes / bytesPerMillisecond, pauseMax) - 5 * second)
  // Tracking may go on after its end.
  while (document.hidden || past || liveTime >= end()) await sleep(second)
}

const follow = async () => {
  for (;;) {
    try {
      if (Date.now() - rankedAt > (isLarge() ? 30 : 10) * second) await loadRanking()
      await loadPositions()
      listBoats()
      write('boats-state', '')
    } catch {
      write('boats-state', words.lastPositions)
      await sleep(10 * second)
    }
    await pause()
  }
}

slider?.addEventListener('input', () => {
  past = Number(slider.value)
  draw()
  clearTimeout(timer)
  timer = setTimeout(() => void loadPast(), 0.3 * second)
})
select?.addEventListener('change', () => {
  speed = Number(select.value)
  const first = Number(from)
  const begin = raceStart - minute < newest ? Math.max(raceStart - minute, first) : first
  past ||= speed ? begin : Number(slider?.value)
  draw()
})
document.addEventListener('boat-chosen', () => {
  draw()
  if (isLarge()) loadRanking().catch(listBoats)
})
find('boats-live')?.addEventListener('click', goLive)
tick()
void follow()
