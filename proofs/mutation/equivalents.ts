/** Mutants that no test can kill, with the reason why they change nothing. */
export const equivalents: readonly string[] = [
  '`acl.ts`: what stands for the permissions of a role that is gone. It holds no permission, so it is not everything.',
  '`decide.ts`: that an empty ACL is not looked at, that what depends on owners is left out when there are none, and that the walk ends behind the first place. The answer is the same without these, and later.',
  '`granting.ts`: what stands for `*`, since any word that nobody has written is held by `*` alone; an ACL, which what is held does not look at; that the sign is looked for at the beginning, since the action comes before everything else; and the text for a list that is never empty.',
  '`holdings.ts`: that nobody is asked for the group `null`, which does not exist; and whether somebody is signed in, where nobody else is asked about.',
  '`objectId.ts`: that plain texts, texts without an escape, and texts that are too long are not worked on; and what stands for an id that is refused anyway. One mutant (`characterOf`) does not even load, which Stryker takes for a success.',
  '`permission.ts`: that one word alone is not looked through for doubles, and a text without blanks at its edges not for blanks; what an error would be that nothing throws; that a text has a first part; and that no id is in no list.',
  '`standing.ts`: that no id is in no map.',
]
