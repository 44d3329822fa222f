import type { Proof } from '../proof.ts'
import { count, failed, together } from '../findings.ts'
import { runTests } from '../randomTests.ts'

const testFiles = [
  'tests/whole/temporaryParts.test.ts',
  'tests/whole/officialSequences.test.ts',
  'tests/whole/linearFormats.test.ts',
]

export const regattas: Proof = {
  name: 'regattas',
  title: 'Parts of a regatta, official results, and files',
  method:
    'Random sequences of requests, and random files. _1._ A helper with a right for a time makes **parts** of a regatta. ' +
    'Afterwards the helper reads and changes nothing of them beyond what everybody may, and nothing is out of reach of the owners. ' +
    '_2._ Organizers and sailors change entries, ratings, fleets, settings and sheets. **Official results** change only together ' +
    'with their state, a change in `changes`, and an event of the feed. _3._ Hostile texts are read in **every format**: eight ' +
    'times the size never costs more than 15.6 times the processor time. The tests count what they compared, and fail if it is too little.',
  amount: 35,
  unit: 'sequences of each kind',
  run: async ({ seed, amount, progress }) => {
    progress(`${testFiles.length} tests begin`)
    const { tests, failures } = await runTests(testFiles, { amount, seed })
    return together([count('Tests', tests.length), failed('Claims that do not hold', failures)])
  },
}
