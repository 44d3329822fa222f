/** The Spanish words of courses and marks. */
import type { CoursesWords } from './en.ts'

export const es: CoursesWords = {
  marks: {
    title: 'Balizas',
    heading: 'Balizas de',
    races: 'Pruebas',
    start: 'Salida de {race}',
    noMarks: 'Aún no hay balizas. Publica un recorrido, y sus balizas estarán aquí.',
    noPosition: 'Aún no tiene posición.',
    place: '{position}, desde las {time}',
    fromMark: 'Desde {mark}: {leg}',
    fromHere: 'Desde aquí: {leg}',
    ping: 'Está aquí',
    isOnMark: 'Este teléfono está en la baliza',
    leavesMark: 'Este teléfono deja la baliza',
    moveBy: 'Mover por rumbo y distancia',
    pressed: 'Baliza {mark}',
    noOwnPosition: 'Este dispositivo no da su posición. {message}',
  },
  move: {
    from: 'Desde',
    whereItLies: 'Donde está',
    bearing: 'Rumbo, ° verdadero',
    magnetic: 'Rumbo, ° magnético',
    distance: 'Distancia',
    unit: 'Unidad',
    units: { miles: 'Millas náuticas', metres: 'Metros' },
    when: 'Cuándo',
    now: 'Ahora, también en prueba (bandera C)',
    fromStart: 'Desde la salida de {race}, {time}',
    incomplete: 'Da un rumbo de 0 a 360 y una distancia.',
    needsMark: 'Antes otra baliza necesita una posición.',
    move: 'Mover la baliza',
  },
}
