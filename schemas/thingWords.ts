/** Objects have a type; other items belong to an object or a user. */
export const thingWords = [
  'object',
  'ownership',
  'acl',
  'membership',
  'role',
  'receivedGrants',
  'raceColumn',
  'course',
  'mark',
  'entry',
  'deviceMapping',
  'tag',
  'preference',
  'session',
  'invitation',
  'webhook',
] as const
