/** `#RRGGBB` from `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`; `undefined` for everything else. */
export const colorOf = (text: string): string | undefined => {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toUpperCase()}`
}
