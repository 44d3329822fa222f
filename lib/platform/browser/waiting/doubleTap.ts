/** Wet fingers tap twice, and the second tap would press the button that the first one put there. */

/** In milliseconds and pixels. */
const longestPause = 300
const farthest = 10

export const ignoreDoubleTaps = (root: EventTarget | null): void => {
  let last = { timeStamp: -Infinity, clientX: 0, clientY: 0 }
  const check = (event: PointerEvent) => {
    const { timeStamp, clientX, clientY, detail, pointerType } = event
    const isNear = Math.hypot(clientX - last.clientX, clientY - last.clientY) < farthest
    const isSoon = pointerType === 'touch' && timeStamp - last.timeStamp < longestPause
    if ((isSoon && isNear) || detail > 1) {
      event.preventDefault()
      event.stopPropagation()
    }
    last = event
  }
  // Browsers send clicks as pointer events.
  root?.addEventListener('click', check as (event: Event) => void, true)
}
