import type { scoring as en } from './en.ts'

export const scoring: typeof en = {
  largestFleetPlusOne: {
    one: '{count} barco en la flota más grande + 1 = {points}',
    other: '{count} barcos en la flota más grande + 1 = {points}',
  },
  fleetPlusOne: {
    one: '{count} barco en la flota + 1 = {points}',
    other: '{count} barcos en la flota + 1 = {points}',
  },
  medalFleetPlusOne: {
    one: '{count} barco en la flota de medallas + 1 = {points}',
    other: '{count} barcos en la flota de medallas + 1 = {points}',
  },
  inQualifying: ' (serie clasificatoria)',
  inFinal: ' (serie final)',
  inMedal: ' (prueba de medallas)',
  minusStandard: ', menos STP 1',
  minusPercent: ', menos {times}{percent} % de un primer puesto ({dnf}) = {total}',
  minusPoints: ', menos {times}{code} {points}{total}',
  cappedBelow: ', SCP y ZFP como mínimo DNF ({points})',
  share: {
    one: '{earned} de {possible} puntos, {count} prueba: {share}',
    other: '{earned} de {possible} puntos, {count} pruebas: {share}',
  },
  lacking: {
    one: 'no clasificado: falta {count} prueba',
    other: 'no clasificado: faltan {count} pruebas',
  },
  missingAsDnc: {
    one: '{count} puntuación que falta como DNC: {points}',
    other: '{count} puntuaciones que faltan como DNC: {points}',
  },
  carriedNet: 'puntos netos trasladados: {net}',
  carriedRank: 'puesto trasladado: {rank}',
  carriedPart: 'trasladado: {net} / {divide} = {points}',
  lowPoint: 'Se puntúa con el sistema de puntuación baja del Apéndice A.',
  firstGets: 'El primer puesto puntúa {points}, y cada uno de los demás su número.',
  firstGetsLargestField:
    'Puntuación alta: el primer puesto puntúa el número de barcos de la prueba más grande, y cada puesto siguiente un punto menos.',
  firstGetsOwnField:
    'Puntuación alta: el primer puesto puntúa el número de barcos que vinieron a la prueba, y cada puesto siguiente un punto menos.',
  firstGetsTen: 'Puntuación alta: los puestos puntúan 10, 9, 8 y así sucesivamente, al menos 1.',
  codesEarnNothing: 'Los códigos como DNF puntúan 0.',
  countsBest: {
    one: 'Cuenta la mejor puntuación. Una que falta cuenta como DNC.',
    other: 'Cuentan las {count} mejores puntuaciones. Las que faltan cuentan como DNC.',
  },
  countsShare:
    'Cuenta el {percent} % mejor de las puntuaciones, redondeado hacia arriba. Las que faltan cuentan como DNC.',
  averageOfPoints:
    'La puntuación de la serie es el promedio de los puntos en las pruebas que el barco navegó.',
  shareOfPossible:
    'La puntuación de la serie es la parte de los puntos que eran posibles en las pruebas que el barco navegó.',
  minimumRaces: {
    one: 'Un barco se clasifica con {count} prueba.',
    other: 'Un barco se clasifica con {count} pruebas.',
  },
  minimumShare: 'Un barco se clasifica con el {percent} % de las pruebas, redondeado hacia arriba.',
  dutyRaces: {
    one: 'Un barco puede tener {count} puntuación por servicio (DUTY).',
    other: 'Un barco puede tener {count} puntuaciones por servicio (DUTY).',
  },
  qualifying:
    'Serie clasificatoria {series}: los códigos puntúan el número de barcos de la flota más grande de la prueba + 1. Una prueba cuenta cuando todas las flotas tienen un resultado.',
  abandon:
    'Se deja fuera una prueba que no todas las flotas navegaron hasta el fin de la serie clasificatoria.',
  excludeLatest:
    'Las últimas puntuaciones sobrantes de un barco se dejan fuera al final de la serie clasificatoria.',
  final:
    'Serie final {series}: los códigos puntúan el número de barcos de la flota del barco + 1. Las flotas siguen este orden: {fleets}.',
  medal:
    'Serie de medallas {series}: los códigos puntúan el número de barcos de la flota de medallas + 1, sin factor. Sus barcos van delante de todos los demás.',
  carriesPoints: 'Todas las puntuaciones de las fases anteriores siguen contando.',
  carriesNet: 'Se trasladan los puntos netos de las fases anteriores.',
  carriesRank: 'El puesto de las fases anteriores cuenta como una puntuación que no se descarta.',
  carriesPart:
    'Los puntos netos de las fases anteriores se dividen por {divide}, {rounding}, decimales: {decimals}.',
  halfUp: 'redondeados al más cercano',
  truncate: 'truncados',
  atMostDiscards: {
    one: 'Se descarta como máximo {count} resultado de {series}.',
    other: 'Se descartan como máximo {count} resultados de {series}.',
  },
  placesFrom: 'Los puestos de {race} cuentan desde {place}.',
  seriesChanged: 'Cambiaron los ajustes de la serie {series}.',
}
