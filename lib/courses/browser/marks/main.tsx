/**
 * The marks of a regatta on the mark boat: where they are, and where they are laid next. Each press
 * is kept here with its time, and sent when there is a connection.
 */
import { now } from '#browser/waiting/clock.ts'
import { openPage } from '#browser/waiting/openPage.ts'
import { keepPresses, sendThenRead } from '#browser/waiting/presses.ts'
import { ask } from '#browser/waiting/queue.ts'
import type { Position } from '#positions/rules/position.ts'
import type { marks as marksOfRegatta } from '#schemas/courses/mark.ts'
import type { Static } from '#schemas/schema.ts'
import type { MarksPage } from '../../steps/marksPage.ts'
import { type Actions, type Mark, MarksView } from '../../pages/marks/view.tsx'
import { fill } from '#values/words.ts'

/** In seconds. */
const trackingPause = 10

const opened = openPage('marks')
const page = opened.page as MarksPage
let marks: readonly Mark[] = page.marks
/** The id of the mark on which this phone is. */
let tracked = ''
let own: GeolocationPosition | undefined

/** A position that waits counts as the place of the mark. */
const placed = (): readonly Mark[] =>
  marks.map((mark) => {
    const sent = shown.waiting.findLast(
      ({ path, problem: refused }) => refused === '' && path.includes(mark.id),
    )
    // Only this page keeps requests for these paths.
    const position = sent === undefined ? mark.position : (sent.body as Mark['position'])
    return { ...mark, position }
  })

const draw = () => {
  opened.show(
    <MarksView {...shown} {...actions} page={page} marks={placed()} tracked={tracked} own={own} />,
  )
}

const readMarks = async () => {
  marks = ((await ask(page.user, page.path)) as Static<typeof marksOfRegatta>).marks
}

const { shown, readOwn, exchange, run, keep, discard } = keepPresses({
  user: page.user,
  turn: () => sendThenRead(page.user, readOwn, readMarks),
  pause: 10,
  draw,
})

const send = async (mark: Mark, at: Position, timestamp: number): Promise<void> => {
  const body = { latitude: at.latitude, longitude: at.longitude, timestamp }
  const path = `${page.path}/${mark.id}/gps_fixes`
  await keep({ path, body, words: fill(page.words.pressed, { mark: mark.name }) })
}

const problemOf = ({ message }: GeolocationPositionError) =>
  fill(page.words.noOwnPosition, { message })

const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      (error) => {
        reject(new Error(problemOf(error)))
      },
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 2_000 },
    )
  })

/** A phone stays on its mark when the page is opened again. */
const trackedName = `tracked ${page.path}`
let watch = 0
let lastTracked = 0

const track = (mark: Mark) => {
  const take = (position: GeolocationPosition) => {
    own = position
    if (now() - lastTracked < 1000 * trackingPause) return
    lastTracked = now()
    void run(() => send(mark, position.coords, lastTracked))
  }
  const fail = (error: GeolocationPositionError) => {
    shown.problem = problemOf(error)
    draw()
  }
  watch = navigator.geolocation.watchPosition(take, fail, { enableHighAccuracy: true })
  // Some browsers have no such lock, or refuse it.
  const { wakeLock } = navigator as Partial<Navigator>
  void wakeLock?.request('screen').catch(() => undefined)
}

const actions: Actions = {
  ping: (mark) =>
    run(async () => {
      own = await locate()
      await send(mark, own.coords, now())
    }),
  move: (mark, at, millis = now()) => run(() => send(mark, at, millis)),
  track: (mark) => {
    navigator.geolocation.clearWatch(watch)
    tracked = mark?.id ?? ''
    sessionStorage.setItem(trackedName, tracked)
    draw()
    if (mark) track(mark)
  },
  discard,
}

draw()
void run(readOwn)
void exchange().then(() => {
  const mark = marks.find(({ id }) => id === sessionStorage.getItem(trackedName))
  if (mark && tracked === '') actions.track(mark)
})
