// @ts-check
/**
 * The boats of the race board: requests new positions, fills in the ranking, and shows other times.
 *
 * - Boats are shown one request late, and so move smoothly between known positions.
 * - The time between requests grows with their size: mobile connections at sea are slow and dear.
 * - Times come from the service, because the clock of the device may be wrong.
 */

/** @import { ChartBoat } from './boatChart.js' */

/**
 * @typedef {{ id: string, name: string, sailNumber: string | null, color: string | null,
 *   rank?: number, leg?: number, 'speedOverGround-kts'?: number, 'gapToLeader-m'?: number,
 *   'gapToLeader-s'?: number, finished?: boolean, track?: Record<string, number | null>[] }} Competitor
 *
 * @typedef {ChartBoat & { row: HTMLTableRowElement }} RankedBoat
 */

import { drawBoats, newSymbol } from './boatChart.js'
import { tailMillis } from './fleetLayout.js'
import { clockIn } from './venueTime.js'

;(() => {
  const find = (/** @type {string} */ id) => document.getElementById(id)
  const section = find('boats')
  const rows = find('boats-rows')
  const slider = /** @type {HTMLInputElement} */ (find('boats-time'))
  if (!section || !rows) return

  const second = 1000
  const minute = 60 * second
  const { race = '', from = '' } = section.dataset
  /** `board.js` replaces the chart, with the end of tracking, when that changes. */
  const end = () => Number(find('boats-chart')?.dataset.to || Infinity)
  const rowsMax = 10
  const bytesPerSecond = 1300
  const pauseMax = 30 * second

  /** @type {Map<string, RankedBoat>} */
  const boats = new Map()
  let cursor = ''
  let polled = 0
  let rankedAt = 0
  /** The time of the last ranking, at most the end of tracking. */
  let liveTime = 0
  let newest = 0
  let headline = ''
  /** @type {string[]} */
  let warnings = []
  let played = { from: 0, since: 0 }
  let chosen = ''
  let showsAll = false
  /** The minutes whose positions were loaded for the slider. */
  const loaded = new Set()
  /** The time of the slider; 0 for the live picture. */
  let past = 0

  const write = (/** @type {string} */ id, /** @type {string} */ text) => {
    const element = find(id)
    if (element && element.textContent !== text) element.textContent = text
  }
  const clock = (/** @type {number} */ millis) =>
    clockIn(find('content')?.dataset.zone ?? 'UTC', millis)
  const sleep = (/** @type {number} */ millis) => new Promise((done) => setTimeout(done, millis))

  const newBoat = (/** @type {Competitor} */ { id, name, sailNumber, color }) => {
    const row = document.createElement('tr')
    row.innerHTML =
      '<td></td><th scope="row"><button type="button"></button></th><td></td><td></td><td></td>'
    const button = /** @type {HTMLButtonElement} */ (row.querySelector('button'))
    const symbol = newSymbol(color)
    button.id = 'boat-' + id
    button.textContent = [sailNumber, name].filter(Boolean).join(' ')
    for (const target of [button, symbol.node]) target.addEventListener('click', () => choose(id))
    const boat = { id, name, rank: 0, track: [], symbol, row }
    boats.set(id, boat)
    return boat
  }
  const addFixes = (/** @type {Competitor[]} */ competitors) => {
    for (const competitor of competitors) {
      const boat = boats.get(competitor.id) ?? newBoat(competitor)
      const fixes = (competitor.track ?? []).map((fix) => ({
        timeMillis: fix['timepoint-ms'] ?? 0,
        ...{ latitude: fix['lat-deg'] ?? 0, longitude: fix['lng-deg'] ?? 0 },
        bearing: fix['truebearing-deg'] ?? null,
      }))
      const byTime = new Map([...boat.track, ...fixes].map((fix) => [fix.timeMillis, fix]))
      boat.track = [...byTime.values()].sort((one, other) => one.timeMillis - other.timeMillis)
    }
  }

  const request = async (/** @type {string} */ path) => {
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
  const loadPast = async () => {
    const wanted = past - (past % minute)
    await sleep(0.3 * second)
    if (wanted !== past - (past % minute) || loaded.has(wanted)) return
    const window = 'from=' + (wanted - tailMillis) + '&to=' + (wanted + 75 * second)
    addFixes((await request('positions?step=12000&' + window)).competitors)
    loaded.add(wanted)
    draw()
  }

  const loadRanking = async () => {
    rankedAt = Date.now()
    const isComplete = showsAll || chosen !== '' || !isLarge()
    const body = await request(isComplete ? 'live' : 'live?topN=' + rowsMax)
    const competitors = /** @type {Competitor[]} */ (body.competitors)
    liveTime = body.liveTime
    warnings = body.warnings ?? []
    for (const boat of boats.values()) boat.rank = 0
    for (const competitor of competitors) {
      const boat = boats.get(competitor.id) ?? newBoat(competitor)
      const { finished = false, leg = '', rank = 0 } = competitor
      const speed = competitor['speedOverGround-kts']?.toFixed(1) ?? ''
      const seconds = competitor['gapToLeader-s']
      const gap =
        finished && seconds ? seconds.toFixed(0) + ' s' : competitor['gapToLeader-m']?.toFixed(0)
      boat.rank = rank
      const texts = [rank || '', finished ? 'finished' : leg, speed, gap ?? '']
      boat.row.querySelectorAll('td').forEach((cell, index) => {
        cell.textContent = String(texts[index])
      })
    }
    const [leader] = competitors
    const isRanked = leader?.rank === 1
    headline = isRanked ? leader.name + (leader.finished ? ' finished first.' : ' leads.') : ''
    if (body.startTime > liveTime) headline = 'The race starts at ' + clock(body.startTime) + '.'
    const title = isRanked ? 'Ranking, estimated at ' : 'Boats at '
    write('boats-caption', title + clock(liveTime) + '. Speed in knots, gap in metres.')
    listRows()
  }
  const ranked = () =>
    [...boats.values()].sort((one, other) => (one.rank || Infinity) - (other.rank || Infinity) || 0)
  const listRows = () => {
    const order = ranked()
    const focused = document.activeElement
    if (order.some(({ row }, index) => rows.children[index] !== row)) {
      rows.append(...order.map(({ row }) => row))
      if (focused instanceof HTMLElement && rows.contains(focused)) focused.focus()
    }
    order.forEach(({ id, row }, index) => {
      row.hidden = !showsAll && index >= rowsMax && id !== chosen
      row.querySelector('button')?.setAttribute('aria-pressed', String(id === chosen))
    })
    const all = find('boats-all')
    if (all) all.hidden = showsAll || order.length <= rowsMax
    write('boats-all', 'Show all ' + order.length + ' boats')
  }
  const choose = (/** @type {string} */ id) => {
    chosen = chosen === id ? '' : id
    listRows()
    draw()
    // The next request also asks for the rank of this boat.
    rankedAt = 0
  }

  const draw = () => {
    if (newest === 0) return
    const live = Math.min(newest, played.from + performance.now() - played.since)
    const millis = past || live
    const order = ranked()
    // The ranking is that of now, so pictures of the past have none.
    write('boats-leader', past ? '' : headline)
    const outside = drawBoats(order, millis, { chosen: boats.get(chosen), hasRanks: !past })
    const silent = order.filter(({ track }) => track.length === 0).length
    slider.min = from
    slider.max = String(Math.min(newest, end()))
    if (!past) slider.value = String(millis)
    slider.setAttribute('aria-valuetext', clock(millis))
    write('boats-clock', clock(millis))
    write('boats-live', end() === Infinity ? 'Live' : 'End')
    const outsideText = outside && 'Boats outside of the picture: ' + outside + '.'
    const silentText = silent && 'Boats without positions: ' + silent + '.'
    const hints = past ? [outsideText] : [outsideText, silentText, ...warnings]
    write('boats-outside', hints.filter(Boolean).join(' '))
    section.classList.toggle('live', !past)
  }

  /** Waits as long as the bytes that the page received since the last time require. */
  const pause = async () => {
    await sleep(5 * second)
    const received = performance.getEntriesByType('resource')
    performance.clearResourceTimings()
    const bytes = received.reduce((sum, entry) => {
      const { transferSize } = /** @type {PerformanceResourceTiming} */ (entry)
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
        listRows()
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
    loadPast().catch(() => write('boats-state', 'No response. Choose the time again.'))
  })
  find('boats-live')?.addEventListener('click', () => {
    past = 0
    draw()
  })
  find('boats-all')?.addEventListener('click', () => {
    showsAll = true
    loadRanking().catch(listRows)
  })
  setInterval(draw, second)
  void follow()
})()
