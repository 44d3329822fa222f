/** Tags and courses. */
import type { PlantedBug } from './plantedBug.ts'

export const racingBugs: readonly PlantedBug[] = [
  {
    name: 'Hidden info is told to everybody',
    rule: 'The hidden info of a tag is told to its author, and to who may update the leaderboard.',
    file: 'lib/service/sailing/tagLists.ts',
    text: "tags.map((tag) => (mayKnow(tag) ? tag : { ...tag, hiddenInfo: '' }))",
    replacement: 'tags.map((tag) => (mayKnow(tag) ? tag : { ...tag }))',
    tests: ['tests/functions/tagRights.test.ts'],
  },
  {
    name: '`username` in `tag_json` is believed',
    rule: 'The author of a tag is who signed in, whatever a document says.',
    file: 'lib/service/sailing/tagReference.ts',
    text: 'username === undefined || username === signedIn(context).user.name',
    replacement: "username === undefined || signedIn(context).user.name !== ''",
    tests: ['tests/functions/tagRights.test.ts'],
  },
  {
    name: 'A moved tag stays where it was',
    rule: 'A tag that becomes public or private is in one place at a time.',
    file: 'lib/service/sailing/tags.ts',
    text: '  removalOf(old),\n',
    replacement: '',
    tests: ['tests/functions/tags.test.ts'],
  },
  {
    name: 'The last repeatable waypoint is lost',
    rule: 'Each lap has all waypoints of the repeatable part.',
    file: 'lib/domain/course/sequence.ts',
    text: 'return waypoints.slice(from, from + length)',
    replacement: 'return waypoints.slice(from, from + length - 1)',
    tests: ['tests/domain/courseSequence.test.ts'],
  },
]
