/** The data of the course page and the requests of its script, for all parts of the page. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Position } from '#positions/rules/position.ts'
import type {
  Course,
  CoursePageData,
  Imported,
  InputError,
  DesignerWords,
  Template,
} from './data.ts'
import type { Form, Question } from './question.ts'

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
  /** Returns the JSON. */
  readonly read: (path: string) => Promise<unknown>
  /** @param path below that of all courses */
  readonly post: (path: string, body: object, key?: string) => Promise<unknown>
  readonly courseAt: (
    path: string,
    date: Date,
  ) => Promise<Pick<Design, 'svg'> & { readonly course: Course }>
  readonly previewImport: (
    input: HTMLInputElement | null,
    pasted: string,
    tag: string,
  ) => Promise<ImportPreview>
  readonly importMarks: (preview: ImportPreview) => Promise<Imported>
}

export type Opened = CoursePageData & Requests

export const OpenedPage = createContext({} as Opened)

export const useOpened = () => useContext(OpenedPage)

export const useWords = (): DesignerWords => useOpened().words

/** The form, and what its parts need besides. */
export interface OpenedForm {
  readonly form: Form
  readonly errors: Design['errors']
  readonly change: (values: Form) => void
  readonly move: (start: Position) => void
  readonly templates: readonly Template[]
  readonly tags: readonly string[]
}

export const FormOfPage = createContext({} as OpenedForm)

export const useForm = () => useContext(FormOfPage)
