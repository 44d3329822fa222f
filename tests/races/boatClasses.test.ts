/** Boat classes and countries, as clients offer them in forms. */
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { boatClasses, boatClassOf } from '#races/rules/boatClasses.ts'
import { countryOfIoc } from '#races/rules/countries.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()

describe('boat classes', () => {
  it('are listed for everybody, with keys, sizes and other names', async () => {
    const { status, body, headers } = await service.request(`GET ${V}/boatclasses`)

    expect(status).toBe(200)
    expect(body).toContainEqual({
      name: 'J70',
      displayName: 'J/70',
      hullLengthInMeters: 6.93,
      hullBeamInMeters: 2.25,
      typicallyStartsUpwind: true,
      aliasNames: ['J70', 'J-70'],
    })
    expect(headers.etag).toBeDefined()
    const again = await service.request(`GET ${V}/boatclasses`, {
      headers: { 'if-none-match': headers.etag ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.each(['J70', 'j/70', 'J 70', 'j-70', 'J__70', 'J~2F70'])('are found as %s', async (name) => {
    const { body } = await service.request(`GET ${V}/boatclasses/${encodeURIComponent(name)}`)
    // A slash in the path would be another path.
    if (name !== 'j/70') expect(body).toMatchObject({ name: 'J70' })
    expect(boatClassOf(name.replace('~2F', '/')).name).toBe('J70')
  })

  it('that are unknown give 404, and a class by their name inside the service', async () => {
    const { status, text } = await service.request(`GET ${V}/boatclasses/Cutter`)

    expect([status, text]).toEqual([404, expect.stringContaining("with name 'Cutter'.")])
    expect(boatClassOf('Cutter')).toMatchObject({
      name: 'Cutter',
      hullLengthInMeters: null,
      typicallyStartsUpwind: true,
    })
  })

  it('share no name with each other', () => {
    const wrong = boatClasses.flatMap((boatClass) =>
      [boatClass.name, boatClass.displayName, ...boatClass.aliasNames].filter(
        (name) => boatClassOf(name) !== boatClass,
      ),
    )
    expect(wrong).toEqual([])
    expect(boatClassOf('Techno 293+').name).not.toBe(boatClassOf('Techno 293').name)
  })
})

describe('countries', () => {
  it('are listed for everybody, with the codes of the IOC', async () => {
    const { status, body } = await service.request(`GET ${V}/countrycodes`)

    expect(status).toBe(200)
    expect(body).toContainEqual({
      twoLetterIsoCode: 'DE',
      threeLetterIocCode: 'GER',
      name: 'GERMANY',
      unIsoNumeric: '276',
      unVehicle: null,
      ianaInternet: 'de',
      threeLetterIsoCode: 'DEU',
    })
    expect(body).toContainEqual(
      expect.objectContaining({ twoLetterIsoCode: 'GL', threeLetterIocCode: null }),
    )
  })

  it('are found by this code, in any case', () => {
    expect([countryOfIoc('SUI')?.twoLetterIsoCode, countryOfIoc('sui')?.name]).toEqual([
      'CH',
      'SWITZERLAND',
    ])
    expect(countryOfIoc('QQQ')).toBeUndefined()
  })
})
