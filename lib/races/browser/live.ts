/**
 * Follows the changes of a regatta over the WebSocket API, and connects again after a loss. A page
 * that uses it must also work without it.
 */

const firstPause = 2
const longestPause = 300
/** API Gateway ends a connection after ten minutes without a message. */
const pingMillis = 240_000

interface Follower {
  readonly url: string
  readonly regatta: string
  /** The access token of the user, if somebody is signed in. */
  readonly token: () => Promise<string | undefined>
  readonly changed: (spreadMillis: number) => void
  readonly following: (isFollowing: boolean) => void
}

interface Message {
  readonly type: string
  readonly spreadMillis?: number
}

/** @returns a function that connects again, after the user has signed in or out */
export const followChanges = ({ url, regatta, token, changed, following }: Follower) => {
  let socket: WebSocket | undefined
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout>

  const open = () => {
    clearTimeout(timer)
    const mine = new WebSocket(url)
    let pinged = false
    const ping = setInterval(() => {
      if (pinged) mine.close()
      else mine.send('{"action":"ping"}')
      pinged = true
    }, pingMillis)
    const subscribe = async () => {
      mine.send(JSON.stringify({ action: 'subscribe', regatta, token: await token() }))
    }
    socket = mine
    mine.onopen = () =>
      subscribe().catch(() => {
        mine.close()
      })
    mine.onmessage = ({ data }) => {
      const { type, spreadMillis = 1000 } = JSON.parse(data as string) as Message
      pinged = false
      if (type === 'subscribed') {
        pause = firstPause
        following(true)
      }
      // The page may be older than the subscription. After an error, it shows why.
      if (type !== 'pong') changed(spreadMillis)
      if (type === 'error') {
        pause = longestPause
        mine.close()
      }
    }
    mine.onclose = () => {
      clearInterval(ping)
      if (mine !== socket) return
      following(false)
      // Random, so that not all pages connect again at the same moment.
      timer = setTimeout(open, 1000 * pause * (0.5 + Math.random()))
      pause = Math.min(2 * pause, longestPause)
    }
  }
  open()
  return () => {
    const old = socket
    pause = firstPause
    open()
    old?.close()
  }
}
