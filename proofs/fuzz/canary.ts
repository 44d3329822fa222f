/** Part of every password and hidden text, so that a leak is recognized. */
export const canary = 'canary-'

export const passwords = ['reaching', 'gybing', 'tacking'].map((word) => `${canary}${word}-on-port`)
