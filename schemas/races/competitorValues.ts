import { Type } from '@sinclair/typebox'
import { colorMatching, colorPattern } from '../platform/color.ts'
import { imageUrl, pictureUriPattern } from '../platform/imageUrl.ts'
import { newName, visiblePattern, visibleTitle } from '../platform/name.ts'

/** The colours, codes and addresses of a competitor. */
export const valuesOfCompetitor = {
  name: newName('The name', 200),
  shortName: newName('The short name', 100),
  displayColor: {
    ...colorMatching(`^${colorPattern}$`),
    description: 'A colour such as `#FF8800`',
  },
  email: Type.String({
    maxLength: 254,
    pattern: '^[^@\\s]+@[^@\\s]+$',
    title: 'an e-mail address',
    description: 'An e-mail address, for callers with READ on the competitor',
  }),
  nationality: Type.String({
    pattern: '^[A-Za-z]{3}$',
    title: 'three letters such as GER',
    description: 'The three-letter code of the IOC',
  }),
  flagImageUri: { ...imageUrl, description: 'The address of a picture of the flag' },
  teamImageUri: {
    ...imageUrl,
    pattern: pictureUriPattern,
    description: 'The address of a picture of the team, or the path of one that is kept here',
  },
  timeOnTimeFactor: Type.Number({
    minimum: 0.01,
    maximum: 100,
    description: 'The factor for time on time, such as 100 / yardstick',
  }),
  timeOnDistanceAllowance: Type.Number({
    minimum: 0,
    maximum: 86_400,
    description: 'Seconds per nautical mile, for time on distance',
  }),
  searchTag: Type.String({
    maxLength: 200,
    pattern: visiblePattern,
    title: visibleTitle,
    description: 'A text to find the competitor',
  }),
}
