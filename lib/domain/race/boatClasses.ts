/** Boat classes. */

export interface BoatClass {
  readonly name: string
  readonly typicallyStartsUpwind: boolean
  readonly hullLengthInMeters: number
  readonly hullBeamInMeters: number
  readonly displayName: string
  readonly iconUrl?: string
  readonly aliasNames: readonly string[]
}

/** Unknown classes have usual dimensions. */
export const boatClassOf = (name: string): BoatClass => ({
  name,
  typicallyStartsUpwind: true,
  hullLengthInMeters: 5,
  hullBeamInMeters: 1.8,
  displayName: name,
  aliasNames: [],
})
