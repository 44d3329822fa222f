/** @example plural(1, 'point') // '1 point'; plural(2, 'entry', 'entries') // '2 entries' */
export const plural = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`
