/** Sounds, vibration, and a screen that stays on. Browsers allow sounds after the first press. */

let audio: AudioContext | undefined

export const stayAwake = async () => {
  audio ??= new AudioContext()
  await audio.resume()
  await (navigator as Partial<Navigator>).wakeLock?.request('screen').catch(() => undefined)
}

document.addEventListener('visibilitychange', () => {
  // A screen that was hidden has lost its lock.
  if (audio && document.visibilityState === 'visible') void stayAwake()
})

/** In seconds. */
const short = 0.3
const long = 1.2
const gap = 0.25

export const announce = ({ sounds, isLong }: { sounds: number; isLong: boolean }) => {
  const length = isLong ? long : short
  const times = Array.from({ length: sounds }, (_, position) => position * (length + gap))
  ;(navigator as Partial<Navigator>).vibrate?.(times.flatMap(() => [1000 * length, 1000 * gap]))
  if (audio?.state !== 'running') return
  for (const time of times) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = 660
    volume.gain.value = 0.5
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + time)
    tone.stop(audio.currentTime + time + length)
  }
}
