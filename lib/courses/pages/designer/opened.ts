/** The data of the course page and the requests of its script, for all parts of the page. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type {
  Course,
  Template,
  ClubMark,
  Version,
  DryRun,
  Imported,
  InputError,
  DesignerWords,
  CoursePageData,
  Race,
} from './data.ts'
import type { Question } from './question.ts'

/** The answer of the service to the form. */
export interface Design {
  /** The question that the course answers. Empty: it answers an earlier one. */
  readonly question: string
  readonly course?: Course | undefined
  readonly svg: string
  readonly errors: Readonly<Record<string, string>>
  readonly problem: string
}

/** The preview of an import: with errors, or with what it changes. */
export interface ImportPreview {
  readonly file: Blob
  readonly address: string
  readonly key: string
  readonly isXml: boolean
  readonly imported?: Imported
  readonly errors?: readonly InputError[]
}

/** Only a script sends them. Paths are those of races. */
export interface Requests {
  readonly newId: () => string
  readonly failureText: (error: unknown) => string
  readonly answer: (question: Question) => Promise<Partial<Design>>
  readonly listTemplates: () => Promise<readonly Template[]>
  readonly listClubMarks: () => Promise<readonly ClubMark[]>
  readonly readVersions: (path: string) => Promise<readonly Version[]>
  readonly compareVersions: (path: string, from: number, to: number) => Promise<readonly string[]>
  readonly restore: (path: string, version: number, key: string) => Promise<unknown>
  readonly courseAt: (
    path: string,
    date: Date,
  ) => Promise<{ readonly name: string; readonly svg: string }>
  readonly tryCreation: (path: string, course: object) => Promise<DryRun>
  readonly publish: (course: object, races: readonly Race[], key: string) => Promise<void>
  readonly previewImport: (
    input: HTMLInputElement | null,
    pasted: string,
    tag: string,
  ) => Promise<ImportPreview>
  readonly importMarks: (preview: ImportPreview) => Promise<Imported>
}

interface Opened {
  readonly page: CoursePageData
  readonly requests: Requests
}

export const OpenedPage = createContext({} as Opened)

export const useOpened = () => useContext(OpenedPage)

export const useWords = (): DesignerWords => useOpened().page.words.designer
