import type { scoring as en } from './en.ts'

export const scoring: typeof en = {
  largestFleetPlusOne: {
    one: '{count} Boot in der größten Flotte + 1 = {points}',
    other: '{count} Boote in der größten Flotte + 1 = {points}',
  },
  fleetPlusOne: {
    one: '{count} Boot in der Flotte + 1 = {points}',
    other: '{count} Boote in der Flotte + 1 = {points}',
  },
  medalFleetPlusOne: {
    one: '{count} Boot in der Medaillenflotte + 1 = {points}',
    other: '{count} Boote in der Medaillenflotte + 1 = {points}',
  },
  inQualifying: ' (Qualifikation)',
  inFinal: ' (Finalserie)',
  inMedal: ' (Medaillenrennen)',
  minusStandard: ', minus STP 1',
  minusPercent: ', minus {times}{percent} % eines ersten Platzes ({dnf}) = {total}',
  minusPoints: ', minus {times}{code} {points}{total}',
  cappedBelow: ', SCP und ZFP mindestens DNF ({points})',
  share: {
    one: '{earned} von {possible} Punkten, {count} Wettfahrt: {share}',
    other: '{earned} von {possible} Punkten, {count} Wettfahrten: {share}',
  },
  lacking: {
    one: 'nicht qualifiziert: {count} Wettfahrt fehlt',
    other: 'nicht qualifiziert: {count} Wettfahrten fehlen',
  },
  missingAsDnc: {
    one: '{count} fehlende Wertung als DNC: {points}',
    other: '{count} fehlende Wertungen als DNC: {points}',
  },
  carriedNet: 'übernommene Nettopunkte: {net}',
  carriedRank: 'übernommener Rang: {rank}',
  carriedPart: 'übernommen: {net} / {divide} = {points}',
  lowPoint: 'Gewertet wird nach dem Low-Point-System von Anhang A.',
  firstGets: 'Der erste Platz zählt {points}, jeder andere Platz seine Nummer.',
  firstGetsLargestField:
    'High-Point: Der erste Platz zählt die Zahl der Boote der größten Wettfahrt, jeder weitere einen Punkt weniger.',
  firstGetsOwnField:
    'High-Point: Der erste Platz zählt die Zahl der Boote, die zur Wettfahrt kamen, jeder weitere einen Punkt weniger.',
  firstGetsTen: 'High-Point: Die Plätze zählen 10, 9, 8 und so weiter, mindestens 1.',
  codesEarnNothing: 'Abkürzungen wie DNF zählen 0.',
  countsBest: {
    one: 'Die beste Wertung zählt. Eine fehlende zählt wie DNC.',
    other: 'Die besten {count} Wertungen zählen. Fehlende zählen wie DNC.',
  },
  countsShare: 'Die besten {percent} % der Wertungen zählen, aufgerundet. Fehlende zählen wie DNC.',
  averageOfPoints:
    'Die Gesamtwertung ist der Durchschnitt der Punkte in den gesegelten Wettfahrten eines Bootes.',
  shareOfPossible:
    'Die Gesamtwertung ist der Anteil an den Punkten, die in den gesegelten Wettfahrten eines Bootes möglich waren.',
  minimumRaces: {
    one: 'Ein Boot qualifiziert sich mit {count} Wettfahrt.',
    other: 'Ein Boot qualifiziert sich mit {count} Wettfahrten.',
  },
  minimumShare: 'Ein Boot qualifiziert sich mit {percent} % der Wettfahrten, aufgerundet.',
  dutyRaces: {
    one: 'Ein Boot kann {count} Wertung für Dienst (DUTY) haben.',
    other: 'Ein Boot kann {count} Wertungen für Dienst (DUTY) haben.',
  },
  qualifying:
    'Qualifikation {series}: Abkürzungen zählen die Zahl der Boote in der größten Flotte der Wettfahrt + 1. Eine Wettfahrt zählt, wenn alle Flotten ein Ergebnis haben.',
  abandon:
    'Eine Wettfahrt, die bis zum Ende der Qualifikation nicht alle Flotten gesegelt haben, entfällt.',
  excludeLatest:
    'Die letzten überzähligen Wertungen eines Bootes entfallen am Ende der Qualifikation.',
  final:
    'Finalserie {series}: Abkürzungen zählen die Zahl der Boote in der Flotte des Bootes + 1. Die Flotten stehen in dieser Reihenfolge: {fleets}.',
  medal:
    'Medaillenserie {series}: Abkürzungen zählen die Zahl der Boote in der Medaillenflotte + 1, ohne Faktor. Ihre Boote stehen vor allen anderen.',
  carriesPoints: 'Alle Wertungen davor zählen weiter.',
  carriesNet: 'Die Nettopunkte davor werden übernommen.',
  carriesRank: 'Der Rang davor zählt als Wertung, die nicht gestrichen wird.',
  carriesPart:
    'Die Nettopunkte davor werden durch {divide} geteilt, {rounding}, Dezimalstellen: {decimals}.',
  halfUp: 'kaufmännisch gerundet',
  truncate: 'abgeschnitten',
  atMostDiscards: {
    one: 'Höchstens {count} Ergebnis von {series} wird gestrichen.',
    other: 'Höchstens {count} Ergebnisse von {series} werden gestrichen.',
  },
  placesFrom: 'Die Plätze in {race} zählen ab {place}.',
  seriesChanged: 'Die Einstellungen der Serie {series} wurden geändert.',
}
