/** Course templates of the inventory, on the wire. Rules about them are in lib/courses/rules. */
import { Type } from '@sinclair/typebox'
import { uuid } from '../platform/common.ts'
import { imageUrl } from '../platform/imageUrl.ts'
import {
  givenUuid,
  laps,
  nameText,
  oneOrTwo,
  partIndexes,
  passingInstruction,
  tags,
} from './courseValues.ts'
import { courseLimits } from './courseWords.ts'
import { chosenId, inventoryId, markRole, names, shownAppearance } from './mark.ts'
import {
  filledForm,
  input,
  nullable,
  optional,
  reply,
  type Static,
  type TObject,
} from '../schema.ts'

const metadata = {
  ...names,
  tags: Type.Optional(tags()),
  optionalImageUrl: Type.Optional(imageUrl),
  optionalImageURL: Type.Optional(imageUrl),
  defaultNumberOfLaps: Type.Optional(laps),
}

const template = {
  ...metadata,
  allMarkTemplates: Type.Optional(
    Type.Array(
      Type.Object({
        id: givenUuid(),
        associatedMarkRoleId: optional(
          givenUuid('The role that it plays, in `allMarkRoles` if there is such a list'),
        ),
        associatedRoleId: optional(givenUuid('The same as `associatedMarkRoleId`')),
      }),
      { maxItems: courseLimits.describedMarks, description: 'Mark templates that exist' },
    ),
  ),
  allMarkRoles: Type.Optional(
    Type.Array(
      Type.Object({
        id: givenUuid(),
        associatedMarkTemplateId: optional(
          givenUuid('Required, unless the mark template names the role'),
        ),
      }),
      {
        maxItems: courseLimits.describedMarks,
        description: 'Roles that exist, no two with the same name',
      },
    ),
  ),
  waypoints: Type.Array(
    Type.Object({
      passingInstruction,
      markRoleIds: Type.Array(givenUuid(), oneOrTwo),
      controlPointName: optional(nameText('Of a pair of marks')),
      controlPointShortName: optional(nameText('Of a pair of marks')),
    }),
    { maxItems: courseLimits.waypoints, description: 'The course in its order' },
  ),
  optionalRepeatablePart: Type.Optional(Type.Object(partIndexes)),
}

export type CourseTemplateValues = Static<TObject<typeof template>>

export const newInventoryCourseTemplate = input(filledForm({ id: chosenId, ...template }))

export type CourseTemplateMetadata = Static<TObject<typeof metadata>>

export const courseTemplateChange = input({ id: inventoryId, ...filledForm(metadata) })

export const courseTemplate = reply({
  id: uuid,
  name: Type.String(),
  shortName: Type.String(),
  tags: Type.Array(Type.String()),
  optionalImageUrl: nullable(Type.String()),
  optionalImageURL: nullable(Type.String()),
  allMarkTemplates: Type.Array(
    reply({
      id: uuid,
      ...shownAppearance,
      associatedMarkRoleId: Type.Optional(uuid),
      associatedRoleId: Type.Optional(uuid),
    }),
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
  optionalRepeatablePart: nullable(reply(partIndexes)),
  defaultNumberOfLaps: nullable(Type.Integer()),
})

export const courseTemplates = Type.Array(courseTemplate)
