import { type BoatClass, boatClasses, knownBoatClass } from '../rules/boatClasses.ts'
import { Failure } from '#values/failure.ts'
import { decodeEscapes } from '#values/pathName.ts'

export const describeBoatClass = (boatClass: BoatClass) => ({
  ...boatClass,
  aliasNames: [...boatClass.aliasNames],
})

export const listBoatClasses = () => boatClasses.map(describeBoatClass)

/** @param segment a name in a path, such as `J70` or `J~2F70` */
export const showBoatClass = (segment: string) => {
  const found = knownBoatClass(segment) ?? knownBoatClass(decodeEscapes(segment))
  if (found !== undefined) return describeBoatClass(found)
  throw new Failure('not-found', `Could not find a boat class with name '${segment}'.`)
}
