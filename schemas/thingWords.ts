/** What a request makes, changes or deletes. Objects have a type; all others belong to an object or a user. */
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
  'tag',
  'preference',
  'session',
] as const
