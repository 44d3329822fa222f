/**
 * Where a list goes on. A cursor is signed, and good only for the caller and the list that it was
 * made for: it holds a key of the table, and the table believes any key.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Failure } from '../domain/failure.ts'
import type { Start } from '../store/store.ts'
import type { Context } from './context.ts'

const macOf = ({ settings, caller }: Context, list: string, start: string): Buffer =>
  createHmac('sha256', settings.tokenKey)
    .update(JSON.stringify(['cursor', caller?.user.userId ?? null, list, start]))
    .digest()

export const formatCursor = (context: Context, list: string, start: Start): string => {
  const text = Buffer.from(JSON.stringify(start)).toString('base64url')
  return `${text}.${macOf(context, list, text).toString('base64url')}`
}

/** @throws Failure `invalid-input` unless this caller got the cursor for this list */
export const readCursor = (context: Context, list: string, cursor: string): Start => {
  const [text = '', mac = ''] = cursor.split('.')
  const expected = macOf(context, list, text)
  const given = Buffer.from(mac, 'base64url')
  const isCanonical = cursor === `${text}.${given.toString('base64url')}`
  const isGenuine =
    isCanonical && given.length === expected.length && timingSafeEqual(given, expected)
  if (!isGenuine) {
    throw new Failure('invalid-input', 'The cursor is not valid for this list.', {
      errors: [
        { parameter: 'cursor', code: 'cursor', detail: 'must come from the `Link` of a page' },
      ],
    })
  }
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Start
}
