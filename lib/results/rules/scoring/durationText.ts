/** For example `1:02:03`, from whole seconds. */
export const durationText = (seconds: number): string => {
  const whole = Math.abs(seconds)
  const rest = [Math.floor(whole / 60) % 60, whole % 60].map((one) => String(one).padStart(2, '0'))
  return [`${seconds < 0 ? '-' : ''}${Math.floor(whole / 3600)}`, ...rest].join(':')
}
