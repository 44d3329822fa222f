/** Names that break naive code, for users, groups, roles and objects. */
export const hostileNames = [
  ...(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'null'] as const),
  ...(['*', 'a:b', 'a,b', '!READ', '\\'] as const),
] as const

/** Parts of object ids that cover every rule of the encoding, and the boundaries between them. */
export const nastyPieces = [
  ':',
  ',',
  '\\',
  '*',
  '/',
  '|',
  '#',
  '%',
  '!',
  '~',
  '\u0000',
  '\u001f',
  ' ',
  '\t',
  '\n',
  '\u0085',
  '\u00a0',
  '\u2003',
  '\ufeff',
  '0',
  '2',
  'a',
  'f',
  'A',
  '00',
  '09',
  '20',
  '2a',
  '5c',
  '\\00',
  '\\2a',
  '\\/',
  '\\|',
  '\\\\',
  '',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '..',
  '⛵',
  '\u0301',
  'é',
  'e\u0301',
  'K',
  'ı',
  '\u202e',
  'Kieler Woche',
] as const

/** The most hostile names. */
const worstTexts: readonly string[] = [
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
  '\r\nSet-Cookie: a=b',
  '\ud83d',
  'a\0b',
  '\u202eadmin',
  ' admin',
  '',
  '!!READ',
  'x'.repeat(300),
  'ﷺ'.repeat(20),
]

/** Values for any parameter that takes a text. */
export const hostileTexts: readonly string[] = [
  ...worstTexts,
  ...hostileNames,
  ...nastyPieces,
  '⛵'.repeat(90),
  '\ufffd',
  '\u001b[31m',
  '-0',
  '%00',
  '%2F',
  '..;/',
  '${jndi:ldap://x}',
  '<script>',
  ':hash',
  '*:*',
  ',,,',
  'ADMIN',
]

/** True if a hostile name has polluted `Object.prototype`. */
export const polluted = (): boolean =>
  'polluted' in {} ||
  Object.keys(Object.prototype).length > 0 ||
  Object.getOwnPropertyNames(Object.prototype).sort().join() !== names

const names = Object.getOwnPropertyNames(Object.prototype).sort().join()
