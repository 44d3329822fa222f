/** The English words of courses and marks. */
export const en = {
  marks: {
    title: 'Marks',
    heading: 'Marks of',
    races: 'Races',
    start: 'Start of {race}',
    noMarks: 'There are no marks yet. Publish a course, and its marks are here.',
    noPosition: 'It has no position yet.',
    place: '{position}, since {time}',
    fromMark: 'From {mark}: {leg}',
    fromHere: 'From here: {leg}',
    ping: 'Ping here',
    isOnMark: 'This phone is on the mark',
    leavesMark: 'This phone leaves the mark',
    moveBy: 'Move by bearing and distance',
    pressed: 'Mark {mark}',
    noOwnPosition: 'This device does not tell its position. {message}',
  },
  move: {
    from: 'From',
    whereItLies: 'Where it lies',
    bearing: 'Bearing, ° true',
    magnetic: 'Bearing, ° magnetic',
    distance: 'Distance',
    unit: 'Unit',
    units: { miles: 'Nautical miles', metres: 'Metres' },
    when: 'When',
    now: 'Now, also in a running race (flag C)',
    fromStart: 'From the start of {race}, {time}',
    incomplete: 'Give a bearing from 0 to 360 and a distance.',
    needsMark: 'Another mark needs a position first.',
    move: 'Move the mark',
  },
}

export type CoursesWords = typeof en
