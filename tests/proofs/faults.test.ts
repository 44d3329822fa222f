/** The short form of the proof: every kind of fault happens, and nothing is lost. */
import { expect, it } from 'vitest'
import { faults } from '../../proofs/faults/faults.ts'
import { misfitsIn } from '../../proofs/quiescence/quiescence.ts'
import { WholeTable } from '../../proofs/quiescence/wholeTable.ts'

const patience = { timeout: 180_000 }

it('nothing is lost, doubled or half done, whatever goes wrong', patience, async () => {
  const { failures } = await faults.run({ seed: 1, amount: 200, progress: () => undefined })

  expect(failures).toEqual([])
})

it('a table in which nothing fits is seen for what it is', () => {
  const part = { version: 1, writeId: 'w' }
  const table = new WholeTable([
    { PK: 'OBJECT#ROLE_DEFINITION#r#', SK: 'ROLE', id: 'r', name: 'bosun', ...part },
    { PK: 'OBJECT#USER_GROUP#g#', SK: 'SECURITY', ...part },
    { PK: 'GROUP_NAME#club#', SK: 'GROUP_NAME', groupId: 'g', ...part },
    { PK: 'LARGE_WRITE#l#', SK: 'LARGE_WRITE', state: 'open', ...part },
    { PK: 'TAG#race#t#', SK: 'AUTHOR#u#', at: { PK: 'PUBLIC_TAGS#race#', SK: 'x' }, ...part },
    { PK: 'EPOCH#1#', SK: 'EPOCH', epoch: 'e', ...part },
    { PK: 'ADMINISTRATORS#', SK: 'ADMINISTRATORS', userIds: ['u'], version: 0, writeId: 'w' },
  ])

  expect(misfitsIn(table)).toHaveLength(8)
})
