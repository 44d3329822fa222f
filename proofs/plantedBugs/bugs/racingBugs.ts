/** Bugs in tags and courses. */
import type { PlantedBug } from './plantedBug.ts'

export const racingBugs: readonly PlantedBug[] = [
  {
    name: 'Hidden info is visible to everybody',
    rule: 'The hidden info of a tag is visible only to its author, and to users who may update the leaderboard.',
    file: 'lib/service/sailing/tagLists.ts',
    text: "tags.map((tag) => (mayKnow(tag) ? tag : { ...tag, hiddenInfo: '' }))",
    replacement: 'tags.map((tag) => (mayKnow(tag) ? tag : { ...tag }))',
    tests: ['tests/functions/tagRights.test.ts'],
  },
  {
    name: '`username` in `tag_json` is trusted',
    rule: 'The author of a tag is the authenticated user, whatever a document contains.',
    file: 'lib/service/sailing/tagReference.ts',
    text: 'username === undefined || username === signedIn(context).user.name',
    replacement: "username === undefined || signedIn(context).user.name !== ''",
    tests: ['tests/functions/tagRights.test.ts'],
  },
  {
    name: 'A moved tag stays in its old list',
    rule: 'A tag that becomes public or private is in exactly one list.',
    file: 'lib/service/sailing/tags.ts',
    text: '  removeTag(old),\n',
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
