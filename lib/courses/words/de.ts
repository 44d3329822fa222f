/** The German words of courses and marks. */
import type { CoursesWords } from './en.ts'

export const de: CoursesWords = {
  marks: {
    title: 'Bahnmarken',
    heading: 'Bahnmarken von',
    races: 'Wettfahrten',
    start: 'Start von {race}',
    noMarks:
      'Es gibt noch keine Bahnmarken. Veröffentliche eine Bahn, dann stehen ihre Marken hier.',
    noPosition: 'Sie hat noch keine Position.',
    place: '{position}, seit {time}',
    fromMark: 'Von {mark}: {leg}',
    fromHere: 'Von hier: {leg}',
    ping: 'Hier liegt sie',
    isOnMark: 'Dieses Telefon ist auf der Marke',
    leavesMark: 'Dieses Telefon verlässt die Marke',
    moveBy: 'Nach Peilung und Entfernung verlegen',
    pressed: 'Bahnmarke {mark}',
    noOwnPosition: 'Dieses Gerät nennt seine Position nicht. {message}',
  },
  move: {
    from: 'Von',
    whereItLies: 'Wo sie liegt',
    bearing: 'Peilung, ° rechtweisend',
    magnetic: 'Peilung, ° missweisend',
    distance: 'Entfernung',
    unit: 'Einheit',
    units: { miles: 'Seemeilen', metres: 'Meter' },
    when: 'Wann',
    now: 'Jetzt, auch unterwegs (Flagge C)',
    fromStart: 'Ab dem Start von {race}, {time}',
    incomplete: 'Gib eine Peilung von 0 bis 360 und eine Entfernung an.',
    needsMark: 'Zuerst braucht eine andere Bahnmarke eine Position.',
    move: 'Bahnmarke verlegen',
  },
}
