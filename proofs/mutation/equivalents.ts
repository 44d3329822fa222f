/** Equivalent mutants, which no test can kill, with the reason. */
export const equivalents: readonly string[] = [
  '`lib/domain/access/acl.ts`: the value for the permissions of a deleted role. It contains no permission either way.',
  '`lib/domain/access/decide.ts`: skipping an empty ACL, leaving out permissions that depend on owners when there are no owners, and stopping at the first source. Without these shortcuts the decision is the same, but slower.',
  '`lib/domain/access/granting.ts`: the placeholder for `*`, since only `*` covers a word that occurs nowhere; an ACL, which the check of own permissions ignores; searching the sign at the beginning, since the action comes first; and the text for a list that is never empty.',
  '`lib/domain/access/grantSources.ts`: skipping the group `null`, which does not exist; and whether the caller is signed in, where only the caller is checked.',
  '`lib/domain/access/objectId.ts`: the shortcuts for plain texts, for texts without an escape, and for texts that are too long; and the value of an id that is refused anyway. One mutant (`characterOf`) does not load, which Stryker counts as a survivor.',
  '`lib/domain/access/permission.ts`: skipping the search for duplicates in a single word, and for blanks in a trimmed text; the message of an error that is never thrown; that a text has a first part; and that an absent id is in no list.',
  '`lib/domain/course/laps.ts`: the value of a part that was already refused; that occurrences are absent, or waypoints not read, where a part is valid anyway; leaving out a part without a number of laps, which no course may have, and its value from a template without one; that an absent mark has no role; and that nothing is stored without a part or a number.',
  '`lib/domain/course/sequence.ts`: searching the part only if there is one, skipping the second pass for two laps, and that an absent waypoint has no index.',
  '`lib/domain/access/permissionIndex.ts`: that an absent id is in no map.',
]
