/** The finish sheets that the race committee has begun. R1 is on its first beat. */
export const sheets = [
  {
    race: 'R1',
    finishes: [{ sailId: 'SUI 21', code: 'OCS', comment: 'Individual recall, did not return' }],
  },
  { race: 'R3', finishes: [], comment: 'The last race before the prize giving' },
] as const
