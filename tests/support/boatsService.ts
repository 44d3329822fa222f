/**
 * A service with the board of one tracked race, whose boats sail while the test runs. The board is
 * the real page; the positions are calculated.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { boardHeaders, boardPage } from '../../lib/rendering/board/page.ts'
import { drawRaceChart } from '../../lib/rendering/raceChart/drawRaceChart.ts'
import type { RaceBoard } from '../../lib/service/sailing/raceBoard.ts'
import type { Position } from '../../lib/domain/course/position.ts'
import type { Fix } from '../../lib/domain/tracking/fix.ts'
import { sailingFleet, upAndDownCourse } from './sailingFleet.ts'

const names = ['Kiel', 'R1', 'Default']

export const boatsBoard = '/board/Kiel/R1/Default'

interface Options {
  readonly boats: number
  /** Seconds since the start when the service starts. */
  readonly sailed?: number
  /** Whether marks have positions. */
  readonly hasMarks?: boolean
  /** Whether tracking has ended when the service starts. */
  readonly isOver?: boolean
}

/** The boats sail for an hour; only past fixes are visible. */
const racingSeconds = 3600

export const startBoatsService = async ({ boats, sailed = 330, hasMarks, isOver }: Options) => {
  const start = Math.floor(Date.now() / 1000 - sailed) * 1000
  const end = isOver === true ? Date.now() : null
  const fleet = sailingFleet(boats, racingSeconds, start)
  const board = boardOf(start, end, hasMarks !== false)
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    requests.push(request.url ?? '')
    if (pathname.endsWith('/positions')) {
      return sendJson(response, positionsOf(fleet, searchParams, end))
    }
    if (pathname.endsWith('/live')) {
      const most = Number(searchParams.get('topN') ?? fleet.length)
      return sendJson(response, rankingOf(fleet.slice(0, most)))
    }
    if (pathname.endsWith('.svg')) {
      const chart = { title: 'R1', course: upAndDownCourse, boats: fleet, atMillis: Date.now() }
      response.setHeader('content-type', 'image/svg+xml')
      return response.end(drawRaceChart(chart))
    }
    const text = boardPage(board, names)
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    const headers = { ...boardHeaders(board), etag, 'content-type': 'text/html; charset=utf-8' }
    response.writeHead(request.headers['if-none-match'] === etag ? 304 : 200, headers)
    return response.end(response.statusCode === 304 ? '' : text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    start,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const sendJson = (response: ServerResponse, body: unknown) => {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  return response.end(JSON.stringify(body))
}

type Fleet = ReturnType<typeof sailingFleet>

const idOf = (index: number): string => `0b9f1c52-5f0a-4d52-9f5e-${String(index).padStart(12, '0')}`

const competitorOf = ({ name, sailNumber, color }: Fleet[number], index: number) => ({
  id: idOf(index),
  ...{ name, sailNumber, color },
})

const positionsOf = (fleet: Fleet, query: URLSearchParams, end: number | null) => {
  const now = Math.min(Date.now(), end ?? Infinity)
  const step = Number(query.get('step'))
  const after = Number(query.get('after') ?? Number(query.get('from')) - 1)
  const until = Math.min(Number(query.get('to') ?? now), now)
  const isWanted = ({ timeMillis }: Fix) =>
    timeMillis > after && timeMillis <= until && (timeMillis - after) % step < 5000
  return {
    ...{ name: 'R1', regatta: 'Kiel', cursor: String(until) },
    competitors: fleet.map((boat, index) => ({
      ...competitorOf(boat, index),
      track: boat.track.filter(isWanted).map((fix) => ({
        'timepoint-ms': fix.timeMillis,
        'lat-deg': Number(fix.latitude.toFixed(6)),
        'lng-deg': Number(fix.longitude.toFixed(6)),
        'truebearing-deg': fix.bearing,
        'speed-kts': Number(((fix.speed ?? 0) * 1.94384).toFixed(2)),
      })),
    })),
  }
}

const rankingOf = (fleet: Fleet) => ({
  ...{ name: 'R1', regatta: 'Kiel', liveTime: Date.now() },
  competitors: fleet.map((boat, index) => ({
    ...competitorOf(boat, index),
    ...{ rank: index + 1, overallRank: index + 1, leg: 1, 'speedOverGround-kts': 6.12 },
    ...{ 'distanceTraveled-m': 812.4, 'gapToLeader-m': index * 13.7, finished: false },
  })),
})

const boardOf = (fromMillis: number, toMillis: number | null, hasMarks: boolean): RaceBoard => ({
  regatta: 'Kiel',
  raceColumn: 'R1',
  fleet: 'Default',
  hasCourse: true,
  latest: { tags: [], isCut: false },
  boats: { raceName: 'R1', fromMillis, toMillis, readTracks: () => Promise.resolve([]) },
  course: {
    name: 'Up and down',
    shortName: 'Up and down',
    markConfigurations: upAndDownCourse.marks.map((mark, index) => ({
      id: String(index),
      markId: String(index),
      effectiveProperties: {
        ...{ name: mark.name, shortName: mark.shortName, color: mark.color ?? null },
        ...{ markType: mark.markType ?? 'BUOY', shape: null, pattern: null },
      },
      ...(hasMarks && mark.position !== undefined
        ? { positioning: { position: degreesOf(mark.position) } }
        : {}),
    })),
    waypoints: upAndDownCourse.waypoints.map(({ passingInstruction, marks, name }) => ({
      passingInstruction,
      markConfigurationIds: marks.map(String),
      ...(name === undefined || name === null ? {} : { controlPointName: name }),
    })),
    numberOfLaps: 2,
  },
})

const degreesOf = ({ latitude, longitude }: Position) => ({
  latitude_deg: latitude,
  longitude_deg: longitude,
})
