/**
 * The boats of the race board: requests new positions, fills in the ranking, and shows other times.
 *
 * - Boats are shown one request late, and so move smoothly between known positions.
 * - The time between requests grows with their size: mobile connections at sea are slow and dear.
 * - Times come from the service, because the clock of the device may be wrong.
 */

import '#races/browser/board.ts'
import { drawBoats } from './boatChart.ts'
import { addBoat, boats, chosenBoat, listBoats, rankedBoats, rankingPath } from './boatRows.ts'
import { bySail, tailMillis } from '../rules/fleetLayout.ts'
import { clockIn } from '#values/venueTime.ts'

type Competitor = import('./boatRows.ts').NamedBoat & {
  rank?: number
  leg?: number
  missed?: string[]
  'speedOverGround-kts'?: number
  'gapToLeader-m'?: number
  'gapToLeader-s'?: number
  finished?: boolean
  track?: Record<string, number | null>[]
}

;(() => {
  const find = (id: string) => document.getElementById(id)
  const section = find('boats')
  const slider = find('boats-time') as HTMLInputElement
  const select = find('boats-speed') as HTMLSelectElement | null
  if (!section) return

  const second = 1000
  const minute = 60 * second
  const { race = '', from = '' } = section.dataset
  /** `board.js` replaces the chart, with the end of tracking, when that changes. */
  const end = () => Number(find('boats-chart')?.dataset.to || Infinity)
  const bytesPerSecond = 1300
  const pauseMax = 30 * second

  let cursor = ''
  let polled = 0
  let rankedAt = 0
  /** The time of the last ranking, at most the end of tracking. */
  let liveTime = 0
  let newest = 0
  let headline = ''
  let warnings: string[] = []
  let played = { from: 0, since: 0 }
  /** The minutes whose positions were loaded for the slider. */
  const loaded = new Set()
  let isLoading = false
  /** The time of the slider; 0 for the live picture. */
  let past = 0
  /** The factor of the replay; 0 for a still picture. */
  let speed = 0
  let tickedAt = 0
  let timer = 0
  let raceStart = 0

  const write = (id: string, text: string) => {
    const element = find(id)
    if (element && element.textContent !== text) element.textContent = text
  }
  const clock = (millis: number) => clockIn(find('content')?.dataset.zone ?? 'UTC', millis)
  const sleep = (millis: number) => new Promise((done) => setTimeout(done, millis))

  const addFixes = (competitors: Competitor[]) => {
    for (const competitor of competitors) {
      const boat = boats.get(competitor.id) ?? addBoat(competitor)
      const fixes = (competitor.track ?? []).map((fix) => ({
        timeMillis: fix['timepoint-ms'] ?? 0,
        latitude: fix['lat-deg'] ?? 0,
        longitude: fix['lng-deg'] ?? 0,
        bearing: fix['truebearing-deg'] ?? null,
      }))
      const byTime = new Map([...boat.track, ...fixes].map((fix) => [fix.timeMillis, fix]))
      boat.track = [...byTime.values()].sort((one, other) => one.timeMillis - other.timeMillis)
    }
  }

  const request = async (path: string) => {
    const signal = AbortSignal.timeout?.(20 * second)
    const reply = await fetch(race + '/competitors/' + path, { signal })
    if (!reply.ok) throw reply
    return reply.json()
  }
  const isLarge = () => boats.size > 20
  const loadPositions = async () => {
    // After a long pause, only the last seconds are of interest.
    if (Date.now() - polled > 2 * minute) cursor = ''
    polled = Date.now()
    const start = liveTime - minute
    const step = (isLarge() ? 15 : 5) * second
    const since = cursor ? '&after=' + encodeURIComponent(cursor) : '&lastknown=true&from=' + start
    const body = await request('positions?step=' + step + since)
    cursor = body.cursor ?? cursor
    const before = newest
    addFixes(body.competitors)
    // Time passes also while no boat sends positions.
    newest = Math.max(
      start,
      ...[...boats.values()].map(({ track }) => track.at(-1)?.timeMillis ?? 0),
    )
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
    const window =
      'from=' + (start - tailMillis) + '&to=' + (start + minutes * minute + 15 * second)
    try {
      const step = speed > 20 ? 30_000 : 12_000
      addFixes((await request('positions?step=' + step + '&' + window)).competitors)
      for (let index = 0; index < minutes; index += 1) loaded.add(start + index * minute)
      write('boats-state', '')
      setTimeout(loadPast)
    } catch {
      stop()
      write('boats-state', 'No response. Choose the time again.')
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

  const loadRanking = async () => {
    rankedAt = Date.now()
    const body = await request(rankingPath(isLarge()))
    const competitors = body.competitors as Competitor[]
    liveTime = body.liveTime
    raceStart = body.startTime ?? 0
    find('boats-loading')?.remove()
    for (const one of [...competitors].sort(bySail)) if (!boats.has(one.id)) addBoat(one)
    warnings = body.warnings ?? []
    for (const boat of boats.values()) boat.rank = 0
    for (const competitor of competitors) {
      const boat = boats.get(competitor.id) ?? addBoat(competitor)
      const { finished = false, leg = '', missed, rank = 0 } = competitor
      const speed = competitor['speedOverGround-kts']?.toFixed(1) ?? ''
      const seconds = competitor['gapToLeader-s']
      const gap =
        finished && seconds ? seconds.toFixed(0) + ' s' : competitor['gapToLeader-m']?.toFixed(0)
      boat.rank = rank
      const progress = [finished ? 'finished' : leg, missed && 'missed ' + missed.join(', ')]
      const texts = [rank || '', progress.filter(Boolean).join(', '), speed, gap ?? '']
      boat.row.querySelectorAll('td').forEach((cell, index) => {
        cell.textContent = String(texts[index])
      })
    }
    const [leader] = competitors
    const isRanked = leader?.rank === 1
    headline = isRanked ? leader.name + (leader.finished ? ' finished first.' : ' leads.') : ''
    if (body.startTime > liveTime) headline = 'The race starts at ' + clock(body.startTime) + '.'
    const title = isRanked ? 'Ranking, estimated at ' : 'Boats at '
    write('boats-caption', title + clock(liveTime))
    listBoats()
  }
  const draw = () => {
    if (newest === 0) return
    const live = Math.min(newest, played.from + performance.now() - played.since)
    const millis = past || live
    const order = rankedBoats()
    // The ranking is that of now, so pictures of the past have none.
    const progress = isLoading && !loaded.has(minuteOf(past)) ? 'Loading …' : ''
    write('boats-leader', past ? progress : headline)
    const outside = drawBoats(order, millis, { chosen: chosenBoat(), hasRanks: !past })
    const silent = order.filter(({ track }) => track.length === 0).length
    slider.min = from
    slider.max = String(Math.min(newest, end()))
    if (!past || speed) slider.value = String(millis)
    slider.setAttribute('aria-valuetext', clock(millis))
    write('boats-clock', clock(millis))
    write('boats-live', end() === Infinity ? 'Live' : 'End')
    const outsideText = outside && 'Boats outside of the picture: ' + outside + '.'
    const silentText = silent && 'Boats without positions: ' + silent + '.'
    const hints = past ? [outsideText] : [outsideText, silentText, ...warnings]
    write('boats-outside', hints.filter(Boolean).join(' '))
    section.classList.toggle('live', !past)
    section.classList.toggle('playing', speed > 0)
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
    const received = performance.getEntriesByType('resource')
    performance.clearResourceTimings()
    const bytes = received.reduce((sum, entry) => {
      const { transferSize } = entry as PerformanceResourceTiming
      return sum + transferSize
    }, 0)
    await sleep(Math.min((bytes / bytesPerSecond) * second, pauseMax) - 5 * second)
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
        write('boats-state', 'No response. Showing the last positions.')
        await sleep(10 * second)
      }
      await pause()
    }
  }

  slider.addEventListener('input', () => {
    past = Number(slider.value)
    draw()
    clearTimeout(timer)
    timer = setTimeout(loadPast, 0.3 * second)
  })
  select?.addEventListener('change', () => {
    speed = Number(select.value)
    const begin =
      raceStart - minute < newest ? Math.max(raceStart - minute, Number(from)) : Number(from)
    past ||= speed ? begin : Number(slider.value)
    draw()
  })
  document.addEventListener('boat-chosen', () => {
    draw()
    if (isLarge()) loadRanking().catch(listBoats)
  })
  find('boats-live')?.addEventListener('click', goLive)
  tick()
  void follow()
})()
