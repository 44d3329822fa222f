import type { scoring as en } from './en.ts'

export const scoring: typeof en = {
  largestFleetPlusOne: {
    one: '{count} bateau dans la plus grande flotte + 1 = {points}',
    other: '{count} bateaux dans la plus grande flotte + 1 = {points}',
  },
  fleetPlusOne: {
    one: '{count} bateau dans la flotte + 1 = {points}',
    other: '{count} bateaux dans la flotte + 1 = {points}',
  },
  medalFleetPlusOne: {
    one: '{count} bateau dans la flotte des médailles + 1 = {points}',
    other: '{count} bateaux dans la flotte des médailles + 1 = {points}',
  },
  inQualifying: ' (série qualificative)',
  inFinal: ' (série finale)',
  inMedal: ' (course aux médailles)',
  minusStandard: ', moins STP 1',
  minusPercent: ', moins {times}{percent} % d’une première place ({dnf}) = {total}',
  minusPoints: ', moins {times}{code} {points}{total}',
  cappedBelow: ', SCP et ZFP au moins DNF ({points})',
  share: {
    one: '{earned} points sur {possible}, {count} course : {share}',
    other: '{earned} points sur {possible}, {count} courses : {share}',
  },
  lacking: {
    one: 'non qualifié : il manque {count} course',
    other: 'non qualifié : il manque {count} courses',
  },
  missingAsDnc: {
    one: '{count} score manquant compté comme DNC : {points}',
    other: '{count} scores manquants comptés comme DNC : {points}',
  },
  carriedNet: 'points nets reportés : {net}',
  carriedRank: 'rang reporté : {rank}',
  carriedPart: 'report : {net} / {divide} = {points}',
  lowPoint: 'Le classement suit le système de points a minima de l’annexe A.',
  firstGets: 'La première place compte {points}, chaque autre place son numéro.',
  firstGetsLargestField:
    'Points a maxima : la première place compte le nombre de bateaux de la plus grande course, chaque place suivante un point de moins.',
  firstGetsOwnField:
    'Points a maxima : la première place compte le nombre de bateaux venus à la course, chaque place suivante un point de moins.',
  firstGetsTen: 'Points a maxima : les places comptent 10, 9, 8 et ainsi de suite, au moins 1.',
  codesEarnNothing: 'Les codes comme DNF comptent 0.',
  countsBest: {
    one: 'Le meilleur score compte. Un score manquant compte comme DNC.',
    other: 'Les {count} meilleurs scores comptent. Ceux qui manquent comptent comme DNC.',
  },
  countsShare:
    'Les meilleurs {percent} % des scores comptent, arrondis vers le haut. Ceux qui manquent comptent comme DNC.',
  averageOfPoints:
    'Le score de la série est la moyenne des points des courses que le bateau a courues.',
  shareOfPossible:
    'Le score de la série est la part des points possibles dans les courses que le bateau a courues.',
  minimumRaces: {
    one: 'Un bateau se qualifie avec {count} course.',
    other: 'Un bateau se qualifie avec {count} courses.',
  },
  minimumShare: 'Un bateau se qualifie avec {percent} % des courses, arrondis vers le haut.',
  dutyRaces: {
    one: 'Un bateau peut avoir {count} score de service (DUTY).',
    other: 'Un bateau peut avoir {count} scores de service (DUTY).',
  },
  qualifying:
    'Série qualificative {series} : les codes comptent le nombre de bateaux de la plus grande flotte de la course + 1. Une course compte quand toutes les flottes ont un résultat.',
  abandon:
    'Une course que toutes les flottes n’ont pas courue avant la fin de la série qualificative est laissée de côté.',
  excludeLatest:
    'Les derniers scores en trop d’un bateau sont laissés de côté à la fin de la série qualificative.',
  final:
    'Série finale {series} : les codes comptent le nombre de bateaux de la flotte du bateau + 1. Les flottes se suivent dans cet ordre : {fleets}.',
  medal:
    'Série des médailles {series} : les codes comptent le nombre de bateaux de la flotte des médailles + 1, sans coefficient. Ses bateaux sont classés devant tous les autres.',
  carriesPoints: 'Tous les scores des étapes précédentes continuent de compter.',
  carriesNet: 'Les points nets des étapes précédentes sont reportés.',
  carriesRank: 'Le rang des étapes précédentes compte comme un score qui n’est pas retiré.',
  carriesPart:
    'Les points nets des étapes précédentes sont divisés par {divide}, {rounding}, décimales : {decimals}.',
  halfUp: 'arrondis au plus proche',
  truncate: 'tronqués',
  atMostDiscards: {
    one: 'Au plus {count} résultat de {series} est retiré.',
    other: 'Au plus {count} résultats de {series} sont retirés.',
  },
  placesFrom: 'Les places de {race} comptent à partir de {place}.',
  seriesChanged: 'Les réglages de la série {series} ont changé.',
}
