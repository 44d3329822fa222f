/** The French words of explanations of permissions. */
import type { RightsWords } from './en.ts'

export const fr: RightsWords = {
  purposes: {
    'LEADERBOARD:READ': 'voir les résultats et les notes publiques à {place}',
    'LEADERBOARD:UPDATE': 'classer les courses et écrire des notes publiques à {place}',
    'REGATTA:READ': 'voir les courses à {place}',
    'REGATTA:UPDATE': 'mouiller des parcours et ajouter des courses à {place}',
    'REGATTA:DELETE': 'supprimer la régate à {place}',
  },
  why: {
    permitted: 'Autorisé',
    notPermitted: 'Non autorisé',
    may: '{user} peut {purpose}.',
    mayNot: '{user} ne peut pas {purpose}.',
    nobody: 'Une personne non connectée',
    checked: 'Ce que le service a vérifié, dans l’ordre',
    decides: 'Décide :',
    applies: 's’applique',
    appliesNot: 'ne s’applique pas',
    wouldAllow: 'Ce qui l’autoriserait',
    eachIsEnough:
      'Chacun de ces changements suffit. Ceux pour une personne viennent d’abord, ceux pour tous à la fin.',
    changed: 'Le changement est fait. Voici la décision maintenant.',
    doThis: 'Faire cela',
    until: 'Jusqu’à, dans votre fuseau horaire ; vide : sans fin',
    wanted: 'Je le veux :',
    typeName: 'Pour cela, tapez le nom d’utilisateur {user}',
    requests: 'Demandes pour programmes',
    youMay: 'Vous pouvez le faire.',
    signInHint: 'Vous n’êtes pas connecté. {signIn} pour voir ce que vous pouvez faire.',
    signIn: 'Connectez-vous',
    wildcard: 'Pas de boutons : la permission contient {star}. Demandez une action sur un objet.',
    fromElsewhere:
      'Pas de boutons : une page d’un autre site vous a amené ici. Ouvrez vous-même l’adresse de cette page pour modifier quelque chose.',
  },
}
