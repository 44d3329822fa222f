import type { scoring as en } from './en.ts'

export const scoring: typeof en = {
  largestFleetPlusOne: {
    one: '{count} barca nella flotta più grande + 1 = {points}',
    other: '{count} barche nella flotta più grande + 1 = {points}',
  },
  fleetPlusOne: {
    one: '{count} barca nella flotta + 1 = {points}',
    other: '{count} barche nella flotta + 1 = {points}',
  },
  medalFleetPlusOne: {
    one: '{count} barca nella flotta delle medaglie + 1 = {points}',
    other: '{count} barche nella flotta delle medaglie + 1 = {points}',
  },
  inQualifying: ' (serie di qualificazione)',
  inFinal: ' (serie finale)',
  inMedal: ' (prova per le medaglie)',
  minusStandard: ', meno STP 1',
  minusPercent: ', meno {times}{percent} % di un primo posto ({dnf}) = {total}',
  minusPoints: ', meno {times}{code} {points}{total}',
  cappedBelow: ', SCP e ZFP almeno DNF ({points})',
  share: {
    one: '{earned} di {possible} punti, {count} prova: {share}',
    other: '{earned} di {possible} punti, {count} prove: {share}',
  },
  lacking: {
    one: 'non qualificata: manca {count} prova',
    other: 'non qualificata: mancano {count} prove',
  },
  missingAsDnc: {
    one: '{count} punteggio mancante come DNC: {points}',
    other: '{count} punteggi mancanti come DNC: {points}',
  },
  carriedNet: 'punti netti riportati: {net}',
  carriedRank: 'posto riportato: {rank}',
  carriedPart: 'riportati: {net} / {divide} = {points}',
  lowPoint: 'Il punteggio segue il sistema del punteggio minimo dell’Appendice A.',
  firstGets: 'Il primo posto vale {points}, ogni altro posto il suo numero.',
  firstGetsLargestField:
    'Punteggio massimo: il primo posto vale il numero di barche della prova più grande, ogni posto seguente un punto in meno.',
  firstGetsOwnField:
    'Punteggio massimo: il primo posto vale il numero di barche venute alla prova, ogni posto seguente un punto in meno.',
  firstGetsTen: 'Punteggio massimo: i posti valgono 10, 9, 8 e così via, almeno 1.',
  codesEarnNothing: 'Le sigle come DNF valgono 0.',
  countsBest: {
    one: 'Conta il punteggio migliore. Uno mancante conta come DNC.',
    other: 'Contano i {count} punteggi migliori. Quelli mancanti contano come DNC.',
  },
  countsShare:
    'Conta il migliore {percent} % dei punteggi, arrotondato per eccesso. Quelli mancanti contano come DNC.',
  averageOfPoints:
    'Il punteggio della serie è la media dei punti nelle prove che la barca ha corso.',
  shareOfPossible:
    'Il punteggio della serie è la parte dei punti possibili nelle prove che la barca ha corso.',
  minimumRaces: {
    one: 'Una barca si qualifica con {count} prova.',
    other: 'Una barca si qualifica con {count} prove.',
  },
  minimumShare: 'Una barca si qualifica con il {percent} % delle prove, arrotondato per eccesso.',
  dutyRaces: {
    one: 'Una barca può avere {count} punteggio per servizio (DUTY).',
    other: 'Una barca può avere {count} punteggi per servizio (DUTY).',
  },
  qualifying:
    'Serie di qualificazione {series}: le sigle valgono il numero di barche della flotta più grande della prova + 1. Una prova conta quando tutte le flotte hanno un risultato.',
  abandon:
    'Una prova che non tutte le flotte hanno corso entro la fine della serie di qualificazione non conta.',
  excludeLatest:
    'Gli ultimi punteggi in più di una barca non contano alla fine della serie di qualificazione.',
  final:
    'Serie finale {series}: le sigle valgono il numero di barche della flotta della barca + 1. Le flotte seguono questo ordine: {fleets}.',
  medal:
    'Serie delle medaglie {series}: le sigle valgono il numero di barche della flotta delle medaglie + 1, senza fattore. Le sue barche stanno davanti a tutte le altre.',
  carriesPoints: 'Tutti i punteggi delle fasi precedenti continuano a contare.',
  carriesNet: 'I punti netti delle fasi precedenti sono riportati.',
  carriesRank: 'Il posto nelle fasi precedenti conta come un punteggio che non si scarta.',
  carriesPart:
    'I punti netti delle fasi precedenti sono divisi per {divide}, {rounding}, decimali: {decimals}.',
  halfUp: 'arrotondati al più vicino',
  truncate: 'troncati',
  atMostDiscards: {
    one: 'Si scarta al massimo {count} risultato di {series}.',
    other: 'Si scartano al massimo {count} risultati di {series}.',
  },
  placesFrom: 'I posti di {race} contano da {place}.',
  seriesChanged: 'Le impostazioni della serie {series} sono cambiate.',
}
