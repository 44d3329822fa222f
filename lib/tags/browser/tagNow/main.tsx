/**
 * *Tag now* on the race board. A press keeps the moment at once; its text can come later. A tag that
 * cannot be sent waits in this browser, for its user, until the service has it.
 */
import { render } from 'preact'
import { languageOfPage } from '#browser/pageWords.ts'
import { counted, fill } from '#values/words.ts'
import { newId } from '#browser/newId.ts'
import { timeOf } from '#browser/waiting/clock.ts'
import { removeKeptData } from '#browser/waiting/keptData.ts'
import type { Shown } from '#page/components/connection.tsx'
import { askTime, Pause } from '#browser/waiting/request.ts'
import type { OwnTag } from '../../pages/tags.tsx'
import type { Moment } from '../../pages/tagNow/moment.ts'
import { type Actions, TagNow } from '../../pages/tagNow/view.tsx'
import { changeMoment, onChange, readMoments, tellSent } from './moments.ts'
import { ownTagOf, readPage, words } from './page.ts'
import { sendMoments } from './sending.ts'

/** In seconds. */
const firstPause = 2
const longestPause = 60
/** In milliseconds: a second press so soon is a part of a double click. */
const doublePressMax = 500

let page = readPage()
let moments: readonly Moment[] = []
/** The id of the moment in the form. */
let edited = ''
let lack: Shown['lack'] = ''
let news = ''
let problem = ''
let pause = firstPause
let timer: ReturnType<typeof setTimeout>
/** The time of the last press that made a moment. */
let pressedAt = -Infinity

const draw = () => {
  const root = document.getElementById('tag-now')
  const state = { page, moments, edited, lack, news, problem }
  if (root) {
    render(<TagNow {...state} {...actions} />, root)
    root.inert = false
  }
  document.documentElement.classList.toggle('can-tag', page.tags !== undefined)
}

const read = async () => {
  moments = await readMoments()
  draw()
}

/** A browser can refuse to store anything. */
const run = (action: () => Promise<unknown>) =>
  action().catch(() => {
    problem = words.cannotKeep
    draw()
  })

const send = async () => {
  const { user } = page
  if (user === '') return
  clearTimeout(timer)
  let count = 0
  try {
    await sendMoments(user, () => (count += 1))
    lack = ''
    pause = firstPause
  } catch (error) {
    if (!(error instanceof Pause)) throw error
    lack = error.isSignedOut ? 'session' : 'network'
    // Random, so that not all browsers come back at the same moment.
    const seconds = Math.max(error.seconds, pause * (0.5 + Math.random()))
    pause = Math.min(2 * pause, longestPause)
    if (!error.isSignedOut) timer = setTimeout(() => void run(send), 1000 * seconds)
  }
  if (count > 0) {
    news = counted(languageOfPage(), words.done, count)
    tellSent()
  }
  draw()
}

/** Keeps the focus on the page when the form closes. */
const close = () => {
  edited = ''
  draw()
  document.getElementById('tag-now-button')?.focus()
}

const press = (event: UIEvent) => {
  const isAgain = event.detail > 1 || event.timeStamp - pressedAt < doublePressMax
  // A moment that is written, or whose form is closed, does not come from this double click.
  const isWritten = moments.some(({ id, text }) => id === edited && text !== '')
  if (isAgain && edited !== '' && !isWritten) return undefined
  pressedAt = event.timeStamp
  // A private signal counts for nobody else, so who may publish does, unless they choose otherwise.
  const { user, race = '', tags = '', mayPublish: isPublic = false } = page
  const [id, millis, board] = [newId(), timeOf(event), location.pathname]
  edited = id
  const about = { id, key: id, user, race, tags, board, millis, isPublic }
  const state = { isNew: true, isTried: false, isTag: false, sentAt: 0, problem: '', text: '' }
  return run(() => changeMoment(id, () => ({ ...about, ...state, stage: 'open' })))
}

const editTag = (own: OwnTag) => {
  const { user, race = '', tags = '' } = page
  edited = own.id
  const about = { ...own, key: newId(), user, race, tags, board: location.pathname }
  const state = { isNew: false, isTried: true, isTag: true, sentAt: 0, problem: '' }
  return run(() =>
    changeMoment(own.id, (now = { ...about, ...state, stage: 'open' }) =>
      now.stage === 'deleting' ? now : { ...now, stage: 'open' },
    ),
  )
}

const actions: Actions = {
  press,
  edit: (id) => {
    edited = id
    return run(() => changeMoment(id, (now) => now && { ...now, stage: 'open' }))
  },
  write: (id, text) => run(() => changeMoment(id, (now) => now && { ...now, text })),
  save: (id, text, chosen) =>
    run(async () => {
      news = fill(words.kept, { text })
      close()
      // Another request needs another key.
      await changeMoment(
        id,
        (now) =>
          now && {
            ...now,
            text,
            isPublic: chosen,
            problem: '',
            stage: 'waiting',
            key: now.isTried ? newId() : now.key,
          },
      )
      await send()
    }),
  /** Deletes the tag too, if the service may have it. */
  drop: (id) =>
    run(async () => {
      news = words.removed
      close()
      await changeMoment(id, (now) =>
        now?.isTried ? { ...now, stage: 'deleting', problem: '', key: newId() } : undefined,
      )
      await send()
    }),
  /** The time for undoing is over. */
  settle: (id) => run(() => changeMoment(id, (now) => (now?.stage === 'sent' ? undefined : now))),
  /** The tag of the service stays as it is. */
  forget: (id) =>
    run(async () => {
      if (id === edited) close()
      await changeMoment(id, () => undefined)
    }),
}

const start = async () => {
  await removeKeptData(page.user)
  onChange(() => void run(read))
  await read()
  await send()
}

document.addEventListener('board-changed', () => {
  page = readPage()
  draw()
  void run(async () => {
    await removeKeptData(page.user)
    await send()
  })
})
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-own]') : null
  if (button instanceof HTMLElement) void editTag(ownTagOf(button))
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void run(send)
})
addEventListener('online', () => {
  void askTime()
  void run(send)
})
const { worker } = page
// Some browsers have no service workers, or refuse them. Then a board needs a connection.
const { serviceWorker } = navigator as Partial<Navigator>
if (worker) serviceWorker?.register(worker, { scope: '/' }).catch(() => undefined)
void askTime()
void run(start)
