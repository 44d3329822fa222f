export const feedEventTypes = [
  'race.course.saved',
  'race.tracking.started',
  'race.tracking.stopped',
  'race.tag.created',
  'race.tag.changed',
  'race.tag.deleted',
  'regatta.racecolumn.added',
  'regatta.racecolumn.removed',
  'regatta.mark.added',
  'regatta.mark.changed',
  'regatta.mark.moved',
  'regatta.mark.removed',
] as const
