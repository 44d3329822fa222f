/** The French words of all pages. */
import type { PageWords } from './en.ts'

export const fr: PageWords = {
  frame: {
    account: 'Compte',
    accountOf: 'Compte de',
    signInOrRegister: 'Se connecter ou s’inscrire',
    reference: 'Référence de l’API',
    language: 'Langue',
    skip: 'Aller au contenu',
    needsJavaScript: 'Cette page a besoin de JavaScript.',
  },
  waiting: {
    noConnection: 'Pas de connexion. Chaque appui est conservé ici.',
    allSent: 'Tout est envoyé.',
    kept: { one: '{count} appui est conservé ici.', other: '{count} appuis sont conservés ici.' },
    sending: 'Envoi …',
    waitsForSignIn: 'En attente de votre connexion.',
    waitsForConnection: 'En attente du réseau.',
    clockSlow: 'L’horloge de cet appareil retarde de {seconds} s ; la page la corrige.',
    clockFast: 'L’horloge de cet appareil avance de {seconds} s ; la page la corrige.',
    signIn: 'Se connecter',
    refused: 'Refusé :',
    discard: 'Abandonner',
  },
  fields: {
    wrongTime: 'Écrivez une heure comme 14:30:05 ou 143005.',
    wrongDecimal: 'Écrivez un nombre à partir de {min}, comme 3,5 ou 3.5.',
  },
}
