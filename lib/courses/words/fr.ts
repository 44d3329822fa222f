/** The French words of courses and marks. */
import type { CoursesWords } from './en.ts'

export const fr: CoursesWords = {
  marks: {
    title: 'Marques',
    heading: 'Marques de',
    races: 'Courses',
    start: 'Départ de {race}',
    noMarks: 'Il n’y a pas encore de marques. Publiez un parcours, et ses marques seront ici.',
    noPosition: 'Elle n’a pas encore de position.',
    place: '{position}, depuis {time}',
    fromMark: 'Depuis {mark} : {leg}',
    fromHere: 'D’ici : {leg}',
    ping: 'Elle est ici',
    isOnMark: 'Ce téléphone est sur la marque',
    leavesMark: 'Ce téléphone quitte la marque',
    moveBy: 'Déplacer par relèvement et distance',
    pressed: 'Marque {mark}',
    noOwnPosition: 'Cet appareil ne donne pas sa position. {message}',
  },
  move: {
    from: 'Depuis',
    whereItLies: 'Là où elle est',
    bearing: 'Relèvement, ° vrai',
    magnetic: 'Relèvement, ° magnétique',
    distance: 'Distance',
    unit: 'Unité',
    units: { miles: 'Milles nautiques', metres: 'Mètres' },
    when: 'Quand',
    now: 'Maintenant, même en course (pavillon C)',
    fromStart: 'Dès le départ de {race}, {time}',
    incomplete: 'Donnez un relèvement de 0 à 360 et une distance.',
    needsMark: 'Il faut d’abord la position d’une autre marque.',
    move: 'Déplacer la marque',
  },
}
