import { inventoryTag } from '../../../scripts/demo/data/marks.ts'
import { regatta } from '../../../scripts/demo/data/regatta.ts'
import { demoId } from '../../../scripts/demo/demo.ts'
import type { ShownRequests } from './requests.ts'

const look = { color: '#FF8000', shape: 'CYLINDER', markType: 'BUOY' }

const windward = {
  role: demoId('markroles', '1'),
  template: demoId('marktemplates', '1'),
  properties: demoId('markproperties', '1'),
}
const windwardLeeward = demoId('coursetemplates', 'WL')

export const inventoryRequests: ShownRequests = {
  addCourseTemplate: {
    json: {
      name: 'Once around the windward mark',
      shortName: 'W',
      allMarkTemplates: [{ id: windward.template }],
      allMarkRoles: [{ id: windward.role, associatedMarkTemplateId: windward.template }],
      waypoints: [{ passingInstruction: 'Port', markRoleIds: [windward.role] }],
      tags: [inventoryTag],
    },
  },
  addMarkToRegatta: {
    json: { regattaName: regatta, markName: 'Mark 5', markShortName: '5', color: '#FF8000' },
  },
  changeCourseTemplate: {
    values: { id: windwardLeeward },
    json: { name: 'Windward-leeward', shortName: 'WL', tags: [inventoryTag, 'offset mark'] },
  },
  changeMarkProperties: {
    values: { id: windward.properties },
    json: { name: 'Mark 1', shortName: '1', ...look, tags: [inventoryTag, 'new in 2026'] },
  },
  createMarkProperties: {
    json: { name: 'Mark 5', shortName: '5', ...look, latDeg: 54.45, lonDeg: 10.25 },
  },
  createMarkRole: { json: { name: 'Gate mark on the port side', shortName: '5p' } },
  createMarkTemplate: { json: { name: 'Mark 5', shortName: '5', ...look } },
  deleteCourseTemplate: { values: { id: demoId('coursetemplates', 'O') } },
  deleteMarkProperties: { values: { id: demoId('markproperties', 'Spare') } },
  listCourseTemplates: {},
  listMarkProperties: {},
  listMarkRoles: {},
  listMarks: { values: { leaderboard: regatta } },
  listMarkTemplates: {},
  positionMarkProperties: {
    values: { id: windward.properties },
    json: { latDeg: 54.4571, lonDeg: 10.2369 },
  },
  readCourseTemplate: { values: { id: windwardLeeward } },
  readMark: { values: { leaderboard: regatta, markId: demoId('mark', '1') } },
  readMarkProperties: { values: { id: windward.properties } },
  readMarkRole: { values: { id: windward.role } },
  readMarkTemplate: { values: { id: windward.template } },
  revokeMarkOnRegatta: { json: { regattaName: regatta, markId: demoId('mark', 'Spare') } },
}
