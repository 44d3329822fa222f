/** Bugs in tags and courses. */
import type { PlantedBug } from './plantedBug.ts'

export const racingBugs: readonly PlantedBug[] = [
  {
    name: 'Hidden info is visible to everybody',
    rule: 'Only the author and users with `LEADERBOARD:UPDATE` see the hidden info of a tag.',
    file: 'lib/service/tags/tagLists.ts',
    text: "tags.map((tag) => (mayKnow(tag) ? tag : { ...tag, hiddenInfo: '' }))",
    replacement: 'tags.map((tag) => (mayKnow(tag) ? tag : { ...tag }))',
    tests: ['tests/functions/tagRights.test.ts'],
  },
  {
    name: '`username` in `tag_json` is trusted',
    rule: 'The author of a tag is the authenticated user, whatever the document says.',
    file: 'lib/service/tags/tagReference.ts',
    text: 'username === undefined || username === signedIn(context).user.name',
    replacement: "username === undefined || signedIn(context).user.name !== ''",
    tests: ['tests/functions/tagRights.test.ts'],
  },
  {
    name: 'A moved tag keeps its old item',
    rule: 'A tag that becomes public or private has one item at a time.',
    file: 'lib/service/tags/tags.ts',
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
