import type { PeopleWords } from './en.ts'

/** Les mots français sur les mots de passe et les adresses des comptes. */
export const fr: PeopleWords = {
  reset: {
    title: 'Choisir un nouveau mot de passe',
    needsScript: 'Choisir un mot de passe ici nécessite JavaScript.',
    reading: 'La page lit le lien.',
    incomplete: 'Le lien est incomplet. Ouvrez-le de nouveau tel que vous l’avez reçu.',
    madeBy: '{by} a créé ce lien pour {user}. Il sert une seule fois, jusqu’au {time}.',
    made: 'Ce lien est pour {user}. Il sert une seule fois, jusqu’au {time}.',
    userName: 'Nom d’utilisateur',
    newPassword: 'Nouveau mot de passe, au moins 8 caractères',
    set: 'Enregistrer le mot de passe',
    isSet: 'Votre mot de passe est enregistré. Connectez-vous avec lui.',
  },
  lost: {
    heading: 'Quelqu’un a perdu son mot de passe',
    about:
      'Créez un lien avec lequel cette personne en choisit un nouveau. Vous le pouvez pour les comptes dont vous pouvez changer le mot de passe.',
    userName: 'Nom d’utilisateur',
    make: 'Créer un lien',
    passOn: 'Ne le donnez qu’à cette personne. Il sert une seule fois, pendant une heure.',
    ask: 'Mot de passe perdu ? Demandez un lien à un administrateur.',
  },
  notice: {
    heading: 'Un lien a changé votre mot de passe',
    madeBy: '{by} a créé le lien le {made}. Il a servi le {used}.',
    made: 'Le lien a été créé le {made} et a servi le {used}.',
    stays: 'Toutes les sessions et votre jeton d’accès ont pris fin. Restent :',
    keys: 'Clés SSH',
    webhooks: 'Webhooks',
    invitations: 'Invitations',
    notYou:
      'Si ce n’était pas vous, choisissez un autre mot de passe et prévenez un administrateur.',
    close: 'Fermer cet avis',
    closed: 'L’avis est fermé.',
  },
  forgot: {
    heading: 'Mot de passe perdu ?',
    about:
      'Donnez votre nom d’utilisateur ou votre adresse e-mail. Si l’adresse du compte est confirmée, un e-mail avec un lien suit.',
    address: 'Adresse e-mail',
    send: 'Envoyer un e-mail',
    sent: 'S’il existe un tel compte avec une adresse confirmée, un e-mail est en route.',
  },
  address: {
    heading: 'Adresse e-mail',
    confirmed:
      '{address} est confirmée. Un e-mail à cette adresse permet de remplacer un mot de passe perdu.',
    unconfirmed: '{address} n’est pas confirmée. Ouvrez le lien dans l’e-mail qui y a été envoyé.',
    send: 'Envoyer de nouveau l’e-mail',
    sent: 'L’e-mail est en route. Son lien est valable un jour.',
    absent:
      'Vous n’avez pas donné d’adresse. Avec une adresse, un e-mail permet de remplacer un mot de passe perdu.',
    newAddress: 'Nouvelle adresse e-mail',
    save: 'Enregistrer l’adresse',
    saved: 'L’adresse est enregistrée.',
  },
  confirm: {
    title: 'Confirmer l’adresse e-mail',
    needsScript: 'La confirmation nécessite JavaScript.',
    press: 'Appuyez sur le bouton pour confirmer votre adresse e-mail.',
    confirm: 'Confirmer l’adresse',
    confirmed: 'Votre adresse e-mail est confirmée.',
  },
  mail: {
    resetSubject: 'Nouveau mot de passe pour {user}',
    resetText:
      'Quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour {user} sur {host}.\n\nChoisissez-le dans l’heure :\n\n{link}\n\nSi vous n’avez rien demandé, ne faites rien : le mot de passe reste.\n',
    confirmSubject: 'Confirmez votre adresse sur {host}',
    confirmText:
      'Le compte {user} sur {host} a cette adresse e-mail. Si c’est vous, confirmez-la dans la journée :\n\n{link}\n\nSinon, ne faites rien.\n',
    inviteSubject: '{inviter} vous invite sur {host}',
    inviteText:
      '{inviter} vous invite sur {host}. Le lien montre ce que vous recevez :\n\n{link}\n\nSi vous ne connaissez pas {inviter}, ne faites rien.\n',
  },
}
