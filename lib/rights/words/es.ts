/** The Spanish words of explanations of permissions. */
import type { RightsWords } from './en.ts'

export const es: RightsWords = {
  purposes: {
    'LEADERBOARD:READ': 'ver los resultados y las notas públicas en {place}',
    'LEADERBOARD:UPDATE': 'puntuar pruebas y escribir notas públicas en {place}',
    'REGATTA:READ': 'ver las pruebas en {place}',
    'REGATTA:UPDATE': 'fondear recorridos y añadir pruebas en {place}',
    'REGATTA:DELETE': 'borrar la regata en {place}',
  },
  why: {
    permitted: 'Permitido',
    notPermitted: 'No permitido',
    may: '{user} puede {purpose}.',
    mayNot: '{user} no puede {purpose}.',
    nobody: 'Quien no ha iniciado sesión',
    checked: 'Lo que el servicio ha comprobado, en este orden',
    decides: 'Decide:',
    applies: 'se aplica',
    appliesNot: 'no se aplica',
    wouldAllow: 'Qué lo permitiría',
    eachIsEnough:
      'Cada uno de estos cambios basta. Primero los de una persona, al final los de todos.',
    changed: 'El cambio está hecho. Esta es la decisión ahora.',
    doThis: 'Hacerlo',
    until: 'Hasta, en tu zona horaria; vacío: sin fin',
    wanted: 'Lo quiero:',
    typeName: 'Para hacerlo, escribe el nombre de usuario {user}',
    requests: 'Solicitudes para programas',
    youMay: 'Puedes hacerlo.',
    signInHint: 'No has iniciado sesión. {signIn} para ver qué puedes hacer.',
    signIn: 'Inicia sesión',
    wildcard: 'Sin botones: el permiso contiene {star}. Pregunta por una acción sobre un objeto.',
    fromElsewhere:
      'Sin botones: una página de otro sitio te ha traído aquí. Abre tú la dirección de esta página para cambiar algo.',
  },
}
