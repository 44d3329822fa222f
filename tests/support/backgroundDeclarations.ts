/** The declarations of the functions that no request starts. */
import { join, resolve } from 'node:path'
import type { BackgroundDeclaration } from '#feed/background/background.ts'
import { backgroundFiles } from '../../scripts/declarations.ts'

const folder = resolve(import.meta.dirname, '../../functions')

export const backgroundDeclarations = async (): Promise<readonly BackgroundDeclaration[]> =>
  Promise.all(
    backgroundFiles().map(async (file) => {
      const module = (await import(join(folder, file))) as { declaration: BackgroundDeclaration }
      return module.declaration
    }),
  )
