/** The English words of all pages. */
export const en = {
  frame: {
    account: 'Account',
    accountOf: 'Account of',
    signInOrRegister: 'Sign in or register',
    reference: 'API reference',
    language: 'Language',
    skip: 'Skip to the content',
    needsJavaScript: 'This page needs JavaScript.',
  },
  waiting: {
    noConnection: 'No connection. Every press is kept here.',
    allSent: 'Everything is sent.',
    kept: { one: '{count} press is kept here.', other: '{count} presses are kept here.' },
    sending: 'Sending …',
    waitsForSignIn: 'Waits until you sign in.',
    waitsForConnection: 'Waits for a connection.',
    clockSlow: 'The clock of this device is {seconds} s slow; the page corrects it.',
    clockFast: 'The clock of this device is {seconds} s fast; the page corrects it.',
    signIn: 'Sign in',
    refused: 'Refused:',
    discard: 'Discard',
  },
  fields: {
    wrongTime: 'Write a time such as 14:30:05 or 143005.',
    wrongDecimal: 'Write a number from {min} on, such as 3.5 or 3,5.',
  },
}

export type PageWords = typeof en
