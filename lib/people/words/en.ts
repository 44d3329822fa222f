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
  forgot: {
    heading: 'Lost your password?',
    about:
      'Give your user name, or your e-mail address. If the address of the account is confirmed, a mail with a link follows.',
    address: 'E-mail address',
    send: 'Send a mail',
    sent: 'If there is such an account with a confirmed address, a mail is on its way.',
  },
  address: {
    heading: 'E-mail address',
    confirmed: '{address} is confirmed. A lost password can be set by a mail to it.',
    unconfirmed: '{address} is not confirmed. Open the link in the mail that was sent to it.',
    send: 'Send the mail again',
    sent: 'The mail is on its way. Its link works for a day.',
    absent: 'You have given no address. With one, a mail can set a lost password.',
    newAddress: 'New e-mail address',
    save: 'Save the address',
    saved: 'The address is saved.',
  },
  confirm: {
    title: 'Confirm the e-mail address',
    needsScript: 'Confirming needs JavaScript.',
    press: 'Press the button to confirm your e-mail address.',
    confirm: 'Confirm the address',
    confirmed: 'Your e-mail address is confirmed.',
  },
  mail: {
    resetSubject: 'New password for {user}',
    resetText:
      'Somebody, perhaps you, has asked for a new password for {user} at {host}.\n\nSet it within an hour:\n\n{link}\n\nIf you have not asked for it, do nothing: the password stays.\n',
    confirmSubject: 'Confirm your address at {host}',
    confirmText:
      'The user {user} at {host} has this e-mail address. If this is you, confirm it within a day:\n\n{link}\n\nOtherwise do nothing.\n',
    inviteSubject: '{inviter} invites you to {host}',
    inviteText:
      '{inviter} invites you to {host}. The link shows what you get:\n\n{link}\n\nIf you do not know {inviter}, do nothing.\n',
  },
}

export type PeopleWords = typeof en
