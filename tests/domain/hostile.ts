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

/** So hostile that a test tries each of them in every parameter of every endpoint. */
export const worstTexts: readonly string[] = [
  ...[
    '__proto__',
    '%'.repeat(900),
    'ﷺ'.repeat(256),
    'ﷺ'.repeat(64),
    '*',
    '<all>',
    ':::',
    '#%23',
    '1e400',
    '%zz',
    "' OR 1=1 --",
    'attribute_exists(x)',
  ],
  ...['\r\nSet-Cookie: a=b', '\ud83d', 'a\0b', '\u202eadmin', ' admin', '', '!!READ'],
  ...['x'.repeat(300), 'ﷺ'.repeat(20)],
]

/** Whatever may be sent where a text is wanted. */
export const hostileTexts: readonly string[] = [
  ...[
    ...worstTexts,
    ...hostileNames,
    ...nastyPieces,
    '⛵'.repeat(90),
    '\ufffd',
    '\u001b[31m',
    '-0',
  ],
  ...['%00', '%2F', '..;/', '${jndi:ldap://x}', '<script>', ':hash', '*:*', ',,,', 'ADMIN'],
]

/** Whether an attack on `Object.prototype` by way of a hostile name came through. */
export const polluted = (): boolean =>
  'polluted' in {} ||
  Object.keys(Object.prototype).length > 0 ||
  Object.getOwnPropertyNames(Object.prototype).sort().join() !== names

const names = Object.getOwnPropertyNames(Object.prototype).sort().join()
