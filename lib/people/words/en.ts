/** The English words about passwords and addresses of users. */
export const en = {
  reset: {
    title: 'Set a new password',
    needsScript: 'Setting a password here needs JavaScript.',
    reading: 'The page reads the link.',
    incomplete: 'The link is incomplete. Open it again as you got it.',
    madeBy: '{by} made this link for {user}. It works once, until {time}.',
    made: 'This link is for {user}. It works once, until {time}.',
    userName: 'User name',
    newPassword: 'New password, at least 8 characters',
    set: 'Set the password',
    isSet: 'Your password is set. Sign in with it.',
  },
  lost: {
    heading: 'Somebody has lost the password',
    about:
      'Make a link with which this user sets a new one. You may do it for users whose password you may set.',
    userName: 'User name',
    make: 'Make a link',
    passOn: 'Pass it on to this user only. It works once, for an hour.',
    ask: 'Lost your password? Ask an administrator for a link.',
  },
  notice: {
    heading: 'A link has set your password',
    madeBy: '{by} made the link on {made}. It was used on {used}.',
    made: 'The link was made on {made}, and used on {used}.',
    stays: 'All sessions and your access token have ended. These stay:',
    keys: 'SSH keys',
    webhooks: 'Webhooks',
    invitations: 'Invitations',
    notYou: 'If this was not you, set another password, and tell an administrator.',
    close: 'Close this notice',
    closed: 'The notice is closed.',
  },
}

export type PeopleWords = typeof en
