/** Marks and course templates of the inventory. They are the race officer's. */
import { type DemoTemplate, type DemoWaypoint, templates } from './data/courses.ts'
import { inventoryTag, marks, type ShortName } from './data/marks.ts'
import { raceOfficer } from './data/regatta.ts'
import { type Demo, idOf, inventory } from './demo.ts'
import { open } from './rights.ts'

type Kind = 'markroles' | 'marktemplates' | 'markproperties' | 'coursetemplates'

/** The same key makes one thing, however often it is sent. */
async function make(demo: Demo, kind: Kind, shortName: string, json: object): Promise<void> {
  const { body } = await demo.as(raceOfficer)(`POST ${inventory}/${kind}`, {
    json: { shortName, ...json },
    headers: { 'idempotency-key': `demo ${kind} ${shortName}` },
  })
  demo.ids.set(`${kind} ${shortName}`, (body as { readonly id: string }).id)
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

/** Everybody may look at them, and lay courses that are made from them. */
export async function makeTemplates(demo: Demo): Promise<void> {
  await Promise.all(
    templates.map(async (template) => {
      const { name, shortName, defaultNumberOfLaps } = template
      await make(demo, 'coursetemplates', shortName, {
        ...{ name, defaultNumberOfLaps, tags: [inventoryTag] },
        ...marksOf(demo, template),
        waypoints: template.waypoints.map((waypoint) => showWaypoint(demo, waypoint)),
        optionalRepeatablePart: {
          zeroBasedIndexOfRepeatablePartStart: template.repeated[0],
          zeroBasedIndexOfRepeatablePartEnd: template.repeated[1],
        },
      })
      const id = idOf(demo, `coursetemplates ${shortName}`)
      const everybody = { groupId: null, actions: ['READ'] }
      await open(demo.as(raceOfficer), 'COURSE_TEMPLATE', id, [everybody])
    }),
  )
}

function marksOf(demo: Demo, { waypoints }: DemoTemplate) {
  const used = [...new Set<ShortName>(waypoints.flatMap((waypoint) => [...waypoint.marks]))]
  return {
    allMarkTemplates: used.map((mark) => ({
      id: idOf(demo, `marktemplates ${mark}`),
      associatedMarkRoleId: idOf(demo, `markroles ${mark}`),
    })),
    allMarkRoles: used.map((mark) => ({ id: idOf(demo, `markroles ${mark}`) })),
  }
}

function showWaypoint(demo: Demo, { passingInstruction, marks, name }: DemoWaypoint) {
  return {
    passingInstruction,
    markRoleIds: marks.map((mark) => idOf(demo, `markroles ${mark}`)),
    controlPointName: name,
  }
}
