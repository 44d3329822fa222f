/** The rules of the marks of a configuration. */
import {
  buoy,
  forTemplate,
  type Json,
  many,
  type RuleCase,
  windwardLeeward,
  withEntry,
} from './courseFixture.ts'

const plain = windwardLeeward()
const entry = (change: Json): Json => withEntry(plain, 'pin', change)
const look = (freestyleProperties: Json): Json =>
  entry({ freestyleProperties: { name: 'pin', ...freestyleProperties } })
const withPositioning = (positioning: Json): Json => entry({ positioning })
const only = (id: string, change: Json): Json => ({
  name: 'One mark',
  markConfigurations: [{ id, ...change }],
  waypoints: [],
})
const pin = '/markConfigurations/0'
const phone = '00000000-0000-4000-8000-000000000001'
const otherPhone = '00000000-0000-4000-8000-000000000002'

const entries: readonly RuleCase[] = [
  {
    rule: 'ids are unique in a request',
    wrong: { ...plain, markConfigurations: [...(plain.markConfigurations as []), buoy('pin')] },
    right: { ...plain, markConfigurations: [...(plain.markConfigurations as []), buoy('Pin')] },
    pointer: '/markConfigurations/5/id',
    code: 'repeated',
    detail: 'must be unique: `pin` is also entry 1',
  },
  {
    rule: 'an entry says which mark it is',
    wrong: only('a', {}),
    right: only('a', { markTemplateId: 'template 1' }),
    pointer: pin,
    code: 'no-mark',
    detail:
      'must say which mark it is: by `markId`, `markTemplateId`, `markPropertiesId` or ' +
      '`freestyleProperties`',
  },
  {
    rule: 'a mark that is made has a name',
    wrong: only('a', { freestyleProperties: { color: 'F00' } }),
    right: only('a', { freestyleProperties: { color: 'F00' }, associatedRole: 'Windward' }),
    pointer: `${pin}/freestyleProperties/name`,
    code: 'required',
    detail: 'is required here, because nothing else names the mark',
  },
  {
    rule: 'a mark of a regatta is used as it is',
    wrong: entry({ markId: 'mark 1' }),
    right: only('a', { markId: 'mark 1', markPropertiesId: 'properties 1', markTemplateId: 't' }),
    pointer: `${pin}/freestyleProperties`,
    code: 'contradiction',
    detail: 'must be absent beside `markId`: a mark of the regatta is used as it is',
  },
  {
    rule: 'marks of a regatta need the regatta',
    wrong: only('a', { markId: 'mark 1' }),
    right: only('a', { markTemplateId: 'template 1' }),
    pointer: `${pin}/markId`,
    code: 'no-regatta',
    detail: 'needs a regatta, whose mark it is: say which by the parameter `regattaName`',
    purpose: forTemplate,
  },
  {
    rule: 'a mark of the regatta is named once',
    wrong: {
      name: 'x',
      waypoints: [],
      markConfigurations: [
        { id: 'a', markId: 'mark 1' },
        { id: 'b', markId: 'mark 1' },
      ],
    },
    right: {
      name: 'x',
      waypoints: [],
      markConfigurations: [
        { id: 'a', markId: 'mark 1' },
        { id: 'b', markId: 'mark 2' },
      ],
    },
    pointer: '/markConfigurations/1/markId',
    code: 'repeated',
    detail: 'must be named by one entry alone: `mark 1` stands in another one, too',
  },
  {
    rule: 'the short name of a role comes with its name',
    wrong: entry({ associatedRoleShortName: 'W' }),
    right: entry({ associatedRole: 'Windward', associatedRoleShortName: 'W' }),
    pointer: `${pin}/associatedRoleShortName`,
    code: 'alone',
    detail: 'must come with `associatedRole`, whose short name it is',
  },
  {
    rule: '`storeToInventory` is true or false',
    wrong: entry({ storeToInventory: 'true' }),
    right: entry({ storeToInventory: true }),
    pointer: `${pin}/storeToInventory`,
    code: 'type',
    detail: 'must be true or false, found the text `true`',
  },
  {
    rule: 'a role stands once in the sequence of a template',
    wrong: withEntry(entry({ associatedRole: 'Mark' }), '1', { associatedRole: 'Mark' }),
    right: withEntry(entry({ associatedRole: 'Mark' }), '1', { associatedRole: 'Mark 2' }),
    pointer: '/markConfigurations/2/associatedRole',
    code: 'repeated-role',
    detail: "Role name Mark can't be used twice in a course template",
    purpose: forTemplate,
  },
]

const looks: readonly RuleCase[] = [
  {
    rule: 'a colour has one of four patterns',
    wrong: look({ color: 'red' }),
    right: look({ color: '#fA0' }),
    pointer: `${pin}/freestyleProperties/color`,
    code: 'color',
    detail:
      'must be `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit, found `red`',
  },
  {
    rule: 'a mark has a type of the list',
    wrong: look({ markType: 'BOUY' }),
    right: look({ markType: 'startboat' }),
    pointer: `${pin}/freestyleProperties/markType`,
    code: 'enum',
    detail:
      'must be `BUOY`, `CAMERABOAT`, `STARTBOAT`, `UMPIREBOAT`, `LANDMARK` or `FINISHBOAT`, ' +
      'found `BOUY`',
    suggestion: 'Did you mean `BUOY`?',
  },
  {
    rule: 'a shape is any text without invisible characters',
    wrong: look({ shape: 'co\u200bne' }),
    right: look({ shape: 'pillar with topmark' }),
    pointer: `${pin}/freestyleProperties/shape`,
    code: 'invisible',
    detail: 'must not hold control or invisible characters, found U+200B as character 3',
  },
  {
    rule: 'a pattern has at most 100 characters',
    wrong: look({ pattern: 'x'.repeat(101) }),
    right: look({ pattern: 'x'.repeat(100) }),
    pointer: `${pin}/freestyleProperties/pattern`,
    code: 'length',
    detail: 'must have 0 to 100 characters, found 101',
  },
  {
    rule: 'a tag has 1 to 100 characters',
    wrong: look({ tags: ['race', ''] }),
    right: look({ tags: ['race'], tag: ['kiel'] }),
    pointer: `${pin}/freestyleProperties/tags/1`,
    code: 'tag',
    detail: 'must be a text of 1 to 100 characters, found an empty text',
  },
  {
    rule: 'there are at most 100 tags',
    wrong: look({ tags: many(101, (index) => `tag ${index}`) }),
    right: look({ tags: many(101, () => 'tag') }),
    pointer: `${pin}/freestyleProperties/tags`,
    code: 'too-many',
    detail: 'must have at most 100 entries, found 101',
  },
]

const positions: readonly RuleCase[] = [
  {
    rule: 'a position has a latitude and a longitude',
    wrong: withPositioning({ position: { latitude_deg: 54.4 } }),
    right: withPositioning({ position: { latitude_deg: 54.4, longitude_deg: 10.2 } }),
    pointer: `${pin}/positioning/position/longitude_deg`,
    code: 'required',
    detail: 'is required',
  },
  {
    rule: 'a latitude is between the poles',
    wrong: withPositioning({ position: { latitude_deg: 90.1, longitude_deg: 10.2 } }),
    right: withPositioning({ position: { latitude_deg: 90, longitude_deg: -180 } }),
    pointer: `${pin}/positioning/position/latitude_deg`,
    code: 'range',
    detail: 'must be -90 to 90, found 90.1',
  },
  {
    rule: 'a longitude is at most half around the world',
    wrong: withPositioning({ position: { latitude_deg: 54.4, longitude_deg: 190 } }),
    right: withPositioning({ position: { latitude_deg: 54.4, longitude_deg: 180 } }),
    pointer: `${pin}/positioning/position/longitude_deg`,
    code: 'range',
    detail: 'must be -180 to 180, found 190',
  },
  {
    rule: 'coordinates are numbers',
    wrong: withPositioning({ position: { latitude_deg: '54.4', longitude_deg: 10.2 } }),
    right: withPositioning({}),
    pointer: `${pin}/positioning/position/latitude_deg`,
    code: 'type',
    detail: 'must be a number, found the text `54.4`',
  },
  {
    rule: 'a device has a type and an id',
    wrong: withPositioning({ device_identifier: { type: 'igtimi' } }),
    right: withPositioning({ device_identifier: { type: 'igtimi', id: 'GA-EN-AAEA' } }),
    pointer: `${pin}/positioning/device_identifier/id`,
    code: 'required',
    detail: 'is required',
  },
  {
    rule: 'a phone is named by a UUID',
    wrong: withPositioning({ deviceUUID: 'my phone' }),
    right: withPositioning({ deviceUUID: phone.toUpperCase() }),
    pointer: `${pin}/positioning/deviceUUID`,
    code: 'uuid',
    detail: 'must be a UUID, such as `00000000-0000-4000-8000-000000000000`',
  },
  {
    rule: 'a phone has one UUID',
    wrong: withPositioning({
      device_identifier: { type: 'smartphoneUUID', id: phone, stringRepresentation: otherPhone },
    }),
    right: withPositioning({
      device_identifier: { type: 'smartphoneUUID', id: phone, stringRepresentation: phone },
    }),
    pointer: `${pin}/positioning/device_identifier/stringRepresentation`,
    code: 'contradiction',
    detail: 'must be the same UUID as `id`',
  },
]

export const markRules = [...entries, ...looks, ...positions]
