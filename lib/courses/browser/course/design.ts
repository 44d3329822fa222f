/** The answer of the service to the form. */
import { useEffect, useState } from 'preact/hooks'
import { Refusal } from '#browser/refusal.ts'
import { failureText } from '#browser/userRequests.ts'
import { askForCourse, askForPicture, type Course, readCourse, readPicture } from './api.ts'
import { changedCourse } from './present.tsx'
import { errorsByField, type Form, missingIn, type Question, questionOf } from './question.ts'
import { fill } from '#values/words.ts'
import { words } from './words.ts'

interface RaceNames {
  readonly regattaName: string
  readonly raceColumn: string
  readonly fleet: string
}

interface Answer {
  readonly course: Course
  readonly svg: string
}

interface Design {
  /** The question that the course answers. Empty: it answers an earlier one. */
  readonly question: string
  readonly course?: Course
  readonly svg: string
  readonly errors: Readonly<Record<string, string>>
  readonly problem: string
}

/** In milliseconds: a pause after the last key. */
const pause = 300

const nothing: Design = { question: '', svg: '', errors: {}, problem: '' }

/** @param path of the race */
const answerTo = async (question: Question, race: RaceNames, path: string): Promise<Answer> => {
  const { regattaName } = race
  if ('positions' in question) return changedCourse(question.positions, regattaName, path)
  if ('template' in question) {
    const { template, laps } = question
    const query = new URLSearchParams({
      regattaName,
      ...(laps !== undefined && { laps: String(laps) }),
    })
    const target = `/getFromCourseTemplate/${template}`
    const [course, svg] = await Promise.all([
      readCourse(`${target}?${query}`),
      readPicture(`${target}.svg?${query}`),
    ])
    return { course, svg }
  }
  const [target, body] =
    'text' in question ? ['/fromText', { ...question, race }] : ['/design', question]
  const [course, svg] = await Promise.all([askForCourse(target, body), askForPicture(target, body)])
  return { course, svg }
}

const explain = (error: unknown) => {
  const errors = error instanceof Refusal ? errorsByField(error.errors) : {}
  const isOfFields = Object.keys(errors).length > 0
  const problem = isOfFields ? words.correct : failureText(error)
  return { question: '', errors, problem }
}

/** @param turn is another number after each change of the present course, on which the answer may depend */
export const useDesign = (form: Form, race: RaceNames, path: string, turn: number) => {
  const [design, setDesign] = useState(nothing)
  const missing = missingIn(form)
    .map((name) => words.missing[name])
    .join(', ')
  const question = questionOf(form)
  const text = JSON.stringify([question, turn])
  useEffect(() => {
    const show = (answer: Partial<Design>) => {
      setDesign((before) => ({ ...before, errors: {}, problem: '', ...answer }))
    }
    if (missing !== '') {
      show({ question: '', problem: fill(words.give, { missing }) })
      return
    }
    let isCurrent = true
    const ask = async () => {
      const answer = await answerTo(question, race, path).then(
        (found) => ({ question: text, ...found }),
        explain,
      )
      if (isCurrent) show(answer)
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, missing])
  return { ...design, isCurrent: design.question === text }
}
