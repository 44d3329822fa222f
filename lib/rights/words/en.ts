/** The English words of explanations of permissions. */
export const en = {
  purposes: {
    'LEADERBOARD:READ': 'see the results and public tags at {place}',
    'LEADERBOARD:UPDATE': 'score races and write public tags at {place}',
    'REGATTA:READ': 'see the races at {place}',
    'REGATTA:UPDATE': 'lay courses and add races at {place}',
    'REGATTA:DELETE': 'delete the regatta at {place}',
  },
  why: {
    permitted: 'Permitted',
    notPermitted: 'Not permitted',
    may: '{user} may {purpose}.',
    mayNot: '{user} may not {purpose}.',
    nobody: 'A caller who is not signed in',
    checked: 'What the service checked, in this order',
    decides: 'Decides:',
    applies: 'applies',
    appliesNot: 'does not apply',
    wouldAllow: 'What would allow it',
    eachIsEnough:
      'Each of these changes is enough. Changes for one person come first, and changes for everybody last.',
    changed: 'The change is made. This is the decision now.',
    doThis: 'Do this',
    until: 'Until, in your time zone; empty: without an end',
    wanted: 'I want this:',
    typeName: 'To do this, type the user name {user}',
    requests: 'Requests for programs',
    youMay: 'You may do this.',
    signInHint: 'You are not signed in. {signIn} to see what you may do.',
    signIn: 'Sign in',
    wildcard: 'No buttons: the permission contains {star}. Ask for one action on one object.',
    fromElsewhere:
      'No buttons: a page of another site led here. Open the address of this page yourself to change something.',
  },
}

export type RightsWords = typeof en
