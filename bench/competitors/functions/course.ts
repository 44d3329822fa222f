/** The form of a course, as a JSON Schema and checked by hand. */
const text = { type: 'string', minLength: 1, maxLength: 256 } as const

export const courseSchema = {
  type: 'object',
  required: ['name', 'markConfigurations', 'waypoints'],
  properties: {
    name: text,
    markConfigurations: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'freestyleProperties'],
        properties: {
          id: text,
          freestyleProperties: {
            type: 'object',
            required: ['name', 'markType'],
            properties: { name: text, markType: text },
          },
        },
      },
    },
    waypoints: {
      type: 'array',
      items: {
        type: 'object',
        required: ['passingInstruction', 'markConfigurationIds'],
        properties: {
          passingInstruction: text,
          markConfigurationIds: { type: 'array', minItems: 1, maxItems: 2, items: text },
        },
      },
    },
  },
} as const

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= 1 && value.length <= 256

const isMark = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.id) &&
  isObject(value.freestyleProperties) &&
  isText(value.freestyleProperties.name) &&
  isText(value.freestyleProperties.markType)

const isWaypoint = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.passingInstruction) &&
  Array.isArray(value.markConfigurationIds) &&
  value.markConfigurationIds.every(isText)

export const isCourse = (value: unknown): value is object =>
  isObject(value) &&
  isText(value.name) &&
  Array.isArray(value.markConfigurations) &&
  value.markConfigurations.every(isMark) &&
  Array.isArray(value.waypoints) &&
  value.waypoints.every(isWaypoint)
