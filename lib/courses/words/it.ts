/** The Italian words of courses and marks. */
import type { CoursesWords } from './en.ts'

export const it: CoursesWords = {
  marks: {
    title: 'Boe',
    heading: 'Boe di',
    races: 'Prove',
    start: 'Partenza di {race}',
    noMarks: 'Non ci sono ancora boe. Pubblica un percorso, e le sue boe saranno qui.',
    noPosition: 'Non ha ancora una posizione.',
    place: '{position}, dalle {time}',
    fromMark: 'Da {mark}: {leg}',
    fromHere: 'Da qui: {leg}',
    ping: 'È qui',
    isOnMark: 'Questo telefono è sulla boa',
    leavesMark: 'Questo telefono lascia la boa',
    moveBy: 'Sposta per rilevamento e distanza',
    pressed: 'Boa {mark}',
    noOwnPosition: 'Questo dispositivo non dà la sua posizione. {message}',
  },
  move: {
    from: 'Da',
    whereItLies: 'Dove si trova',
    bearing: 'Rilevamento, ° vero',
    magnetic: 'Rilevamento, ° magnetico',
    distance: 'Distanza',
    unit: 'Unità',
    units: { miles: 'Miglia nautiche', metres: 'Metri' },
    when: 'Quando',
    now: 'Ora, anche durante una prova (bandiera C)',
    fromStart: 'Dalla partenza di {race}, {time}',
    incomplete: 'Indica un rilevamento da 0 a 360 e una distanza.',
    needsMark: 'Prima un’altra boa ha bisogno di una posizione.',
    move: 'Sposta la boa',
  },
}
