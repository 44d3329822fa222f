/** The headers of entries in five languages, and the file to start with in the language of its reader. */
import { describe, expect, it } from 'vitest'
import { headersOf, ownHeaders, readEntriesFile } from '#entries/rules/entriesFile.ts'
import { entriesWords } from '#entries/words/entriesWords.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { languages, type Language } from '#values/language.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const regatta = { ...usualRegatta, name: 'Kiel', eventId: 'kiel', boatClass: '470', series: [] }
const each = Object.keys(languages) as Language[]

const read = (header: string, row: string) =>
  readEntriesFile([header.split(';'), row.split(';')], regatta)

const anna = { sailId: 'GER 1038', nationality: 'GER', name: 'Anna Schmidt', boat: 'Möwe' }
const row = '1038;GER;Anna Schmidt;Möwe;470;Ben;KYC;0,95;ann@a.example'
const all = { ...anna, boatClass: '470', crew: 'Ben', club: 'KYC', factor: 0.95 }

describe('the headers of entries', () => {
  it.each([
    'Segelnummer;Nationalität;Steuermann;Bootsname;Bootsklasse;Vorschoter;Verein;Rennwert;E-Mail',
    'Segel-Nr.;Nationalitaet;Steuerfrau;Boot;Klasse;Mannschaft;Segelverein;Faktor;E-Mail-Adresse',
    'Numéro de voile;Nationalité;Barreur;Bateau;Classe;Équipier;Club;Coefficient;Courriel',
    'N° voile;NATIONALITE;Nom;Nom du bateau;Classe;Equipage;Club;Coef.;E-mail',
    'Número de vela;País;Patrón;Barco;Clase;Tripulación;Club;Coeficiente;Correo electrónico',
    'Nº vela;Nacionalidad;Nombre;Embarcación;Clase;Tripulante;Club;Rating;Email',
    'Numero velico;Nazionalità;Timoniere;Imbarcazione;Classe;Equipaggio;Circolo;Coefficiente;Email',
    'NUMERO VELICO;Nazione;Nome;Barca;Classe;Prodiere;Circolo velico;Rating;e-mail',
  ])('are read as %s', (header) => {
    const { entries, errors, ignoredColumns } = read(header, row)
    expect([errors, ignoredColumns]).toEqual([[], []])
    expect(entries).toMatchObject([{ ...all, email: 'ann@a.example' }])
  })

  it.each(['Vorname;Name', 'Prénom;Nom', 'Nombre;Apellidos', 'Nome;Cognome', 'Vorname;Nachname'])(
    'put %s together',
    (names) => {
      expect(read(`Sail;${names}`, '1;Anna;Schmidt').entries).toMatchObject([
        { name: 'Anna Schmidt' },
      ])
    },
  )

  it('are of one column each', () => {
    const known = Object.values(headersOf).flat()
    expect(known.filter((header, at) => known.indexOf(header) !== at)).toEqual([])
  })

  it('do not contain what no column has', () => {
    expect(read('Segelnummer;Bemerkung', '1;x').ignoredColumns).toEqual(['Bemerkung'])
  })

  it.each(each)('are in the page as they are read, in %s', (language) => {
    const { headers } = entriesWords[language].upload
    expect(read(headers.replaceAll(', ', ';'), '1038;GER;Anna Schmidt;Möwe').entries).toMatchObject(
      [anna],
    )
  })
})

describe('the titles of the table on the page', () => {
  it.each(each)('are headers of a file in %s, so that its rows can be copied', (language) => {
    const { sail, name, boat, crew, club, fleet, rating } = entriesWords[language].entries
    const titles = [sail, name, boat, crew, club, fleet, rating]
    expect(read(titles.join(';'), '1').ignoredColumns).toEqual([])
  })
})

describe('the file to start with', () => {
  it.each(each)('has headers in %s that the import reads', async (language) => {
    const name = await makeEvent(service, ann, {})
    const { text, headers } = await service.request(
      `GET ${regattaPath(name, '/competitors/import.csv')}`,
      { token: ann, headers: { 'accept-language': language } },
    )
    const separator = language === 'en' ? ',' : ';'
    const titles = text.slice(1).trim().split(separator)

    expect(titles).toEqual(Object.values(ownHeaders[language]))
    expect(read(titles.join(';'), '1').ignoredColumns).toEqual([])
    expect(headers['content-language']).toBe(language)
    expect(headers.vary?.split(', ')).toContain('Accept-Language')
  })
})
