import type { Regatta } from '#races/rules/regatta.ts'

/** The zone of the times in pages of the regatta. */
export const timeZoneIn = ({ timeZone }: Pick<Regatta, 'timeZone'>): string => timeZone ?? 'UTC'
