/** The lines that `npm start` prints of failed requests on a terminal. */
import { expect, it } from 'vitest'
import type { LogLine } from '#endpoint/logLine.ts'
import { readableLine, refuseFullDisk } from '../../../scripts/local/logLines.ts'

const line: LogLine = {
  level: 'info',
  time: '2026-06-20T10:00:00.000Z',
  requestId: 'r',
  operation: 'changePassword',
  method: 'POST',
  route: 'POST /change_password',
  status: 200,
  ms: 8512.4,
}

it.each([
  [{}, undefined],
  [{ method: undefined, status: undefined, operation: 'writeFeed' }, undefined],
  [
    { status: 503, failure: 'unavailable', cause: { name: 'AbortError', message: 'aborted' } },
    '503 POST /change_password 8.5 s: the table did not answer',
  ],
  [
    { status: 503, cause: { name: 'InternalServerError', message: 'database or disk is full' } },
    '503 POST /change_password 8.5 s: the disk is full',
  ],
  [
    { status: 503, cause: { name: 'Error', code: 'ECONNREFUSED', message: 'connect' } },
    '503 POST /change_password 8.5 s: the table failed with Error: connect',
  ],
  [{ status: 403, failure: 'forbidden', ms: 4.2 }, '403 POST /change_password 4 ms: forbidden'],
  [
    { status: 404, failure: 'not-found', ms: 1, method: 'GET', route: '$default' },
    '404 GET (no such path) 1 ms: not-found',
  ],
  [
    {
      level: 'error',
      status: 500,
      error: { name: 'TypeError', places: ['    at run (a.mjs:1:2)'] },
    },
    '500 POST /change_password 8.5 s: TypeError at run (a.mjs:1:2)',
  ],
  [
    { level: 'error', method: undefined, status: undefined, operation: 'writeFeed', failure: 'x' },
    'writeFeed 8.5 s: x',
  ],
] as const)('%j', (more, expected) => {
  expect(readableLine({ ...line, ...more })).toBe(expected)
})

it('a start ends at once if the disk is full, and not for other failures', () => {
  const failures = ['503 GET /health 9 ms: the disk is full', 'Error: database or disk is full']

  for (const failure of failures) {
    expect(() => {
      refuseFullDisk(failure, '/data')
    }).toThrow('The disk is full: free space for /data, or set DATA_DIR')
  }
  refuseFullDisk('503 GET /health 2 s: the table did not answer', '/data')
})
