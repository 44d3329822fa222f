/** The Spanish words of all pages. */
import type { PageWords } from './en.ts'

export const es: PageWords = {
  frame: {
    account: 'Cuenta',
    accountOf: 'Cuenta de',
    signInOrRegister: 'Iniciar sesión o registrarse',
    reference: 'Referencia de la API',
    language: 'Idioma',
    skip: 'Ir al contenido',
    needsJavaScript: 'Esta página necesita JavaScript.',
  },
  waiting: {
    noConnection: 'Sin conexión. Cada pulsación se guarda aquí.',
    allSent: 'Todo está enviado.',
    kept: {
      one: '{count} pulsación está guardada aquí.',
      other: '{count} pulsaciones están guardadas aquí.',
    },
    sending: 'Enviando …',
    waitsForSignIn: 'Espera a que inicies sesión.',
    waitsForConnection: 'Espera una conexión.',
    clockSlow: 'El reloj de este dispositivo va {seconds} s atrasado; la página lo corrige.',
    clockFast: 'El reloj de este dispositivo va {seconds} s adelantado; la página lo corrige.',
    signIn: 'Iniciar sesión',
    refused: 'Rechazado:',
    discard: 'Descartar',
  },
  fields: {
    wrongTime: 'Escribe una hora como 14:30:05 o 143005.',
    wrongDecimal: 'Escribe un número desde {min}, como 3,5 o 3.5.',
  },
}
