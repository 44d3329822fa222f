import { Type } from '@sinclair/typebox'
import { ownKeywords } from '../schema.ts'

export const colorPattern = '#?(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})'

export const colorMatching = (pattern: string) =>
  Type.String({
    pattern,
    title: '`#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit',
    [ownKeywords.code]: 'color',
  })
