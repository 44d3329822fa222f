/** Mutants that no test can kill, with the reason why they change nothing. */
export const equivalents: readonly string[] = [
  '`lib/domain/access/acl.ts`: what stands for the permissions of a role that is gone. It holds no permission, so it is not everything.',
  '`lib/domain/access/decide.ts`: that an empty ACL is not looked at, that what depends on owners is left out when there are none, and that the walk ends behind the first place. The answer is the same without these, and later.',
  '`lib/domain/access/granting.ts`: what stands for `*`, since any word that nobody has written is held by `*` alone; an ACL, which what is held does not look at; that the sign is looked for at the beginning, since the action comes before everything else; and the text for a list that is never empty.',
  '`lib/domain/access/grantSources.ts`: that nobody is asked for the group `null`, which does not exist; and whether somebody is signed in, where nobody else is asked about.',
  '`lib/domain/access/objectId.ts`: that plain texts, texts without an escape, and texts that are too long are not worked on; and what stands for an id that is refused anyway. One mutant (`characterOf`) does not even load, which Stryker takes for a success.',
  '`lib/domain/access/permission.ts`: that one word alone is not looked through for doubles, and a text without blanks at its edges not for blanks; what an error would be that nothing throws; that a text has a first part; and that no id is in no list.',
  '`lib/domain/course/laps.ts`: what a part would be of which something was refused already; that occurrences were not said, or waypoints not read, where a part fits anyway; that a part without a number of laps, which no course may have, is left out, and what it would be by a template that has none; that no mark plays no role; and that nothing is held where there is no part or no number.',
  '`lib/domain/course/sequence.ts`: that a part is looked for where there is one, that two laps need no second look, and that no waypoint is at no place.',
  '`lib/domain/access/permissionIndex.ts`: that no id is in no map.',
]
