/** Our functions and their competitors, bundled in the same way. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildFunctions, type BuildOptions, findEntryPoints } from '../../scripts/build.ts'
import { bundleFolder } from '../service/bundleFolder.ts'

/** @returns the file of each bundle, by name */
export const bundleOurs = async (
  folder: string,
  names: readonly string[],
  options: BuildOptions = {},
): Promise<(name: string) => string> => {
  const all = await findEntryPoints()
  const entryPoints = all.filter((file) => names.some((name) => file.endsWith(`/${name}.ts`)))
  return bundle(folder, entryPoints, options)
}

/** Bundles the bare handler with all of the SDK. */
export const bundleBareHandler = async (folder: string): Promise<string> => {
  const file = join(import.meta.dirname, '../competitors/functions/getItem.ts')
  const fileOf = await bundle(`${folder}/competitors`, [file], { alias: {} })
  return fileOf('getItem')
}

/** The program that measures one function in a process of its own. */
export const bundleChild = async (folder: string): Promise<string> => {
  const file = await bundle(folder, [join(import.meta.dirname, 'child.ts')], {})
  return file('child')
}

const bundle = async (folder: string, entryPoints: string[], options: BuildOptions) => {
  const outputFolder = join(bundleFolder, folder)
  await mkdir(outputFolder, { recursive: true })
  await buildFunctions({ ...options, entryPoints, outputFolder })
  return (name: string): string => join(outputFolder, name, 'index.mjs')
}

/** @returns a file that a separate process can read */
export const keepJson = async (name: string, value: unknown): Promise<string> => {
  const file = join(bundleFolder, `${name}.json`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(value))
  return file
}
