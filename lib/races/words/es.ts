/** The Spanish words of races. */
import type { RacesWords } from './en.ts'

export const es: RacesWords = {
  start: {
    flags: {
      AP: 'AP',
      NOVEMBER: 'N',
      FIRSTSUBSTITUTE: 'Primer Repetidor',
      XRAY: 'X',
      ALPHA: 'A',
      HOTEL: 'H',
      BLUE: 'Bandera azul',
      CLASS: 'Bandera de clase',
      PAPA: 'P',
      INDIA: 'I',
      ZULU: 'Z',
      INDIA_ZULU: 'Z con I',
      UNIFORM: 'U',
      BLACK: 'Bandera negra',
    },
    meanings: {
      AP: 'aplazada',
      NOVEMBER: 'anulada',
      FIRSTSUBSTITUTE: 'llamada general',
      XRAY: 'llamada individual',
      ALPHA: 'no más pruebas hoy',
      HOTEL: 'más señales en tierra',
      BLUE: 'llegada',
      PAPA: 'volver y salir de nuevo',
      INDIA: 'rodear un extremo',
      ZULU: 'penalización del 20 %',
      UNIFORM: 'descalificado, salvo nueva salida',
      BLACK: 'descalificado',
    },
    signals: {
      warning: 'Atención: bandera de clase izada',
      preparatory: 'Preparación: {flag} izada',
      oneMinute: 'Un minuto: {flag} arriada',
      start: 'Salida: bandera de clase arriada',
    },
    flagText: '{name}: {meaning}',
    namedFlag: 'bandera {name}',
    blackFlag: 'bandera negra',
  },
}
