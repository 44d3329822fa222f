/** Names that break naive code, wherever a user, a group, a role or an object is named. */
export const hostileNames = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  '*',
  'a:b',
  'a,b',
  '!READ',
  '\\',
] as const

/** Pieces of object ids that meet every rule of the encoding, and its seams. */
export const nastyPieces = [
  ...[':', ',', '\\', '*', '/', '|', '#', '%', '!', '~', '\u0000', '\u001f'],
  ...[' ', '\t', '\n', '\u0085', '\u00a0', '\u2003', '\ufeff'],
  ...['0', '2', 'a', 'f', 'A', '00', '09', '20', '2a', '5c', '\\00', '\\2a', '\\/', '\\|', '\\\\'],
  ...['', '__proto__', 'constructor', 'null', 'undefined', '..'],
  ...['⛵', '\u0301', 'é', 'e\u0301', 'K', 'ı', '\u202e', 'Kieler Woche'],
] as const

/** Whether an attack on `Object.prototype` by way of a hostile name came through. */
export const polluted = (): boolean =>
  'polluted' in {} ||
  Object.keys(Object.prototype).length > 0 ||
  Object.getOwnPropertyNames(Object.prototype).sort().join() !== names

const names = Object.getOwnPropertyNames(Object.prototype).sort().join()
