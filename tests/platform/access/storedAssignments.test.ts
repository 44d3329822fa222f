import { describe, expect, it } from 'vitest'
import { newId } from '../../../harness/ids.ts'
import { unqualified } from '../../../harness/storedUsers.ts'
import { assignmentsIn, assignmentsText } from '#access/items/assignments.ts'

const assignment = { ...unqualified, roleId: newId(), transitive: true }

describe('the text of assignments', () => {
  it('contains the windows', () => {
    const assignments = [
      assignment,
      { ...assignment, validFrom: 1, transitive: false },
      { ...assignment, validUntil: 2, qualifyingGroupId: newId() },
      { ...assignment, validFrom: 1, validUntil: 2 },
    ]

    expect(assignmentsIn(assignmentsText(assignments))).toEqual(assignments)
  })

  it('is the same as before for a role without a window', () => {
    expect(assignmentsText([assignment])).toBe(`${assignment.roleId}::::`)
  })

  it('names no existing role, for versions without windows, if there is a window', () => {
    const [roleId] = assignmentsText([{ ...assignment, validUntil: 2 }]).split(':')

    expect(roleId).not.toBe(assignment.roleId)
  })
})
