/** Course templates of the inventory, on the wire. Rules about them are in lib/domain. */
import { Type } from '@sinclair/typebox'
import { uuid } from './common.ts'
import { courseLimits, marksOfInstruction } from './courseWords.ts'
import { imageUrlCharactersMax, imageUrlPattern, imageUrlTitle } from './imageUrl.ts'
import { chosenId, inventoryId, markRole, names, shownAppearance, tags } from './mark.ts'
import { described, describedRequired, input, nullable, reply } from './schema.ts'

const imageUrl = described(
  Type.String({
    maxLength: imageUrlCharactersMax,
    pattern: imageUrlPattern,
    title: imageUrlTitle,
  }),
)

const metadata = {
  ...names,
  tags,
  optionalImageUrl: imageUrl,
  optionalImageURL: imageUrl,
  defaultNumberOfLaps: described(Type.Integer({ minimum: 1, maximum: courseLimits.laps })),
}

const controlPoint = {
  controlPointName: Type.Optional(nullable(Type.String(), 'Of a pair of marks')),
  controlPointShortName: Type.Optional(nullable(Type.String(), 'Of a pair of marks')),
}

const part = {
  zeroBasedIndexOfRepeatablePartStart: Type.Integer({
    minimum: 0,
    description: 'The first waypoint of the part',
  }),
  zeroBasedIndexOfRepeatablePartEnd: Type.Integer({
    minimum: 1,
    description: 'The first waypoint after the part',
  }),
}

const idOfOther = (description: string) =>
  Type.Optional(Type.String({ format: 'uuid', description }))

export const newInventoryCourseTemplate = input({
  id: chosenId,
  ...metadata,
  allMarkTemplates: described(
    Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid' }),
        associatedMarkRoleId: idOfOther('The role that it plays, in `allMarkRoles`'),
      }),
      { maxItems: courseLimits.describedMarks, description: 'Mark templates that exist' },
    ),
  ),
  allMarkRoles: described(
    Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid' }),
        associatedMarkTemplateId: idOfOther('Required, unless the mark template names the role'),
      }),
      {
        maxItems: courseLimits.describedMarks,
        description: 'Roles that exist, no two with the same name',
      },
    ),
  ),
  waypoints: describedRequired(
    Type.Array(
      Type.Object({
        passingInstruction: Type.String({ enum: Object.keys(marksOfInstruction) }),
        markRoleIds: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 2 }),
        ...controlPoint,
      }),
      { maxItems: courseLimits.waypoints, description: 'The course in its order' },
    ),
  ),
  optionalRepeatablePart: described(Type.Object(part)),
})

export const courseTemplateChange = input({ id: inventoryId, ...metadata })

export const courseTemplate = reply({
  id: uuid,
  name: Type.String(),
  shortName: Type.String(),
  tags: Type.Array(Type.String()),
  optionalImageUrl: nullable(Type.String()),
  optionalImageURL: nullable(Type.String()),
  allMarkTemplates: Type.Array(
    reply({ id: uuid, ...shownAppearance, associatedMarkRoleId: Type.Optional(uuid) }),
  ),
  allMarkRoles: Type.Array(reply({ ...markRole.properties, associatedMarkTemplateId: uuid })),
  waypoints: Type.Array(
    reply({
      passingInstruction: Type.String(),
      markRoleIds: Type.Array(uuid),
      controlPointName: nullable(Type.String()),
      controlPointShortName: nullable(Type.String()),
    }),
  ),
  optionalRepeatablePart: nullable(reply(part)),
  defaultNumberOfLaps: nullable(Type.Integer()),
})

export const courseTemplates = Type.Array(courseTemplate)
