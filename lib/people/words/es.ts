import type { PeopleWords } from './en.ts'

/** Las palabras españolas sobre contraseñas y direcciones de las cuentas. */
export const es: PeopleWords = {
  reset: {
    title: 'Poner una contraseña nueva',
    needsScript: 'Para poner una contraseña aquí se necesita JavaScript.',
    reading: 'La página lee el enlace.',
    incomplete: 'El enlace está incompleto. Ábrelo otra vez tal como lo recibiste.',
    madeBy: '{by} creó este enlace para {user}. Sirve una sola vez, hasta el {time}.',
    made: 'Este enlace es para {user}. Sirve una sola vez, hasta el {time}.',
    userName: 'Nombre de usuario',
    newPassword: 'Contraseña nueva, al menos 8 caracteres',
    set: 'Poner la contraseña',
    isSet: 'Tu contraseña está puesta. Inicia sesión con ella.',
  },
  lost: {
    heading: 'Alguien ha perdido la contraseña',
    about:
      'Crea un enlace con el que esa persona pone una nueva. Puedes hacerlo para las cuentas cuya contraseña puedes cambiar.',
    userName: 'Nombre de usuario',
    make: 'Crear un enlace',
    passOn: 'Dáselo solo a esa persona. Sirve una sola vez, durante una hora.',
    ask: '¿Has perdido la contraseña? Pide un enlace a un administrador.',
  },
  notice: {
    heading: 'Un enlace ha cambiado tu contraseña',
    madeBy: '{by} creó el enlace el {made}. Se usó el {used}.',
    made: 'El enlace se creó el {made} y se usó el {used}.',
    stays: 'Todas las sesiones y tu token de acceso han terminado. Se mantienen:',
    keys: 'Claves SSH',
    webhooks: 'Webhooks',
    invitations: 'Invitaciones',
    notYou: 'Si no fuiste tú, pon otra contraseña y avisa a un administrador.',
    close: 'Cerrar este aviso',
    closed: 'El aviso está cerrado.',
  },
}
