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
  forgot: {
    heading: '¿Has perdido la contraseña?',
    about:
      'Escribe tu nombre de usuario o tu correo electrónico. Si la dirección de la cuenta está confirmada, llega un correo con un enlace.',
    address: 'Correo electrónico',
    send: 'Enviar un correo',
    sent: 'Si existe esa cuenta con una dirección confirmada, un correo está en camino.',
  },
  address: {
    heading: 'Correo electrónico',
    confirmed:
      '{address} está confirmado. Con un correo a esa dirección se puede cambiar una contraseña perdida.',
    unconfirmed: '{address} no está confirmado. Abre el enlace del correo que se envió allí.',
    send: 'Enviar el correo otra vez',
    sent: 'El correo está en camino. Su enlace vale un día.',
    absent: 'No has indicado ningún correo. Con uno se puede cambiar una contraseña perdida.',
    newAddress: 'Nuevo correo electrónico',
    save: 'Guardar el correo',
    saved: 'El correo está guardado.',
  },
  confirm: {
    title: 'Confirmar el correo electrónico',
    needsScript: 'Para confirmar se necesita JavaScript.',
    press: 'Pulsa el botón para confirmar tu correo electrónico.',
    confirm: 'Confirmar la dirección',
    confirmed: 'Tu correo electrónico está confirmado.',
  },
  mail: {
    resetSubject: 'Contraseña nueva para {user}',
    resetText:
      'Alguien, quizá tú, ha pedido una contraseña nueva para {user} en {host}.\n\nPonla en el plazo de una hora:\n\n{link}\n\nSi no la has pedido, no hagas nada: la contraseña sigue igual.\n',
    confirmSubject: 'Confirma tu dirección en {host}',
    confirmText:
      'La cuenta {user} en {host} tiene este correo electrónico. Si eres tú, confírmalo en el plazo de un día:\n\n{link}\n\nSi no, no hagas nada.\n',
    inviteSubject: '{inviter} te invita a {host}',
    inviteText:
      '{inviter} te invita a {host}. El enlace muestra lo que recibes:\n\n{link}\n\nSi no conoces a {inviter}, no hagas nada.\n',
  },
}
