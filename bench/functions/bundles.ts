/** Our functions and their competitors, bundled in the same way. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { buildFunctions, type BuildOptions } from '../../scripts/build.ts'
import { buildOurs } from '../service/builtFunctions.ts'
import { bundleFolder } from '../service/bundleFolder.ts'

/** @returns the file of each bundle, by name */
export const bundleOurs = async (
  folder: string,
  names: readonly string[],
  options: BuildOptions = {},
): Promise<(name: string) => string> => {
  await buildOurs(names, join(bundleFolder, folder), options)
  return (name) => join(bundleFolder, folder, name, 'index.mjs')
}

/** Bundles the bare handler with all of the SDK. */
export const bundleBareHandler = (folder: string): Promise<string> =>
  bundle(`${folder}/competitors`, '../competitors/functions/getItem.ts', { alias: {} })

/** The program that measures one function in a process of its own. */
export const bundleChild = (folder: string): Promise<string> => bundle(folder, 'child.ts')

const bundle = async (folder: string, file: string, options: BuildOptions = {}) => {
  const outputFolder = join(bundleFolder, folder)
  const entryPoints = [join(import.meta.dirname, file)]
  await buildFunctions({ ...options, entryPoints, outputFolder })
  return join(outputFolder, basename(file, '.ts'), 'index.mjs')
}

/** @returns a file that a separate process can read */
export const keepJson = async (name: string, value: unknown): Promise<string> => {
  const file = join(bundleFolder, `${name}.json`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(value))
  return file
}
