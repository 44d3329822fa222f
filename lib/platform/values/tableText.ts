/** The text of a file with a table, and its separator, as the service and a preview in browsers read them. */

/** UTF-8, UTF-16 with a mark, or the code page of Windows. @throws TypeError for half a character */
export const textIn = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return new TextDecoder('utf-16le', { fatal: true }).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, (control) => {
      const character = windowsCharacters[control.charCodeAt(0) - 0x80] ?? ' '
      return character === ' ' ? control : character
    })
  }
}

/** The characters from 0x80 on. Some versions of Node decode them as ISO 8859-1. */
const windowsCharacters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** The one that the first line with a text has most often. */
export const separatorIn = (text: string): string => {
  const [first = ''] = /^\s*[^\r\n]*/.exec(text) ?? []
  const count = (separator: string) => first.split(separator).length
  const [separator = ','] = [';', ',', '\t'].sort((one, other) => count(other) - count(one))
  return separator
}
