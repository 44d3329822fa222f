/** Creates the marks and course templates of the inventory, which belong to the race officer. */
import { type DemoTemplate, type DemoWaypoint, templates } from './data/courses.ts'
import { inventoryTag, marks, type ShortName } from './data/marks.ts'
import { raceOfficer } from './data/regatta.ts'
import { type Demo, demoId, inventory } from './demo.ts'
import { addAclEntries } from './rights.ts'

type Kind = 'markroles' | 'marktemplates' | 'markproperties' | 'coursetemplates'

/** 409: the object already exists. */
async function make(demo: Demo, kind: Kind, shortName: string, json: object): Promise<void> {
  await demo.as(raceOfficer)(`POST ${inventory}/${kind}`, {
    json: { id: demoId(kind, shortName), shortName, ...json },
    alsoExpected: [409],
  })
}

export async function makeMarks(demo: Demo): Promise<void> {
  await Promise.all(
    marks.flatMap(({ shortName, role, position: [latDeg, lonDeg], ...look }) => [
      make(demo, 'markroles', shortName, { name: role }),
      make(demo, 'marktemplates', shortName, look),
      make(demo, 'markproperties', shortName, { ...look, latDeg, lonDeg, tags: [inventoryTag] }),
    ]),
  )
}

/** Everybody has permission to read them, and to create courses from them. */
export async function makeTemplates(demo: Demo): Promise<void> {
  await Promise.all(
    templates.map(async (template) => {
      const { name, shortName, defaultNumberOfLaps } = template
      await make(demo, 'coursetemplates', shortName, {
        name,
        defaultNumberOfLaps,
        tags: [inventoryTag],
        ...marksOf(template),
        waypoints: template.waypoints.map(showWaypoint),
        optionalRepeatablePart: {
          zeroBasedIndexOfRepeatablePartStart: template.repeated[0],
          zeroBasedIndexOfRepeatablePartEnd: template.repeated[1],
        },
      })
      const id = demoId('coursetemplates', shortName)
      const everybody = { groupId: null, actions: ['READ'] }
      await addAclEntries(demo.as(raceOfficer), 'COURSE_TEMPLATE', id, [everybody])
    }),
  )
}

function marksOf({ waypoints }: DemoTemplate) {
  const used = [...new Set<ShortName>(waypoints.flatMap((waypoint) => [...waypoint.marks]))]
  return {
    allMarkTemplates: used.map((mark) => ({
      id: demoId('marktemplates', mark),
      associatedMarkRoleId: demoId('markroles', mark),
    })),
    allMarkRoles: used.map((mark) => ({ id: demoId('markroles', mark) })),
  }
}

function showWaypoint({ passingInstruction, marks, name }: DemoWaypoint) {
  return {
    passingInstruction,
    markRoleIds: marks.map((mark) => demoId('markroles', mark)),
    controlPointName: name,
  }
}
