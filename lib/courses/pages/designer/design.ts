/** The answer of the service to the form. */
import { useEffect, useState } from 'preact/hooks'
import { fill } from '#values/words.ts'
import { type Design, useOpened } from './opened.ts'
import { type Form, missingIn, questionOf } from './question.ts'

/** In milliseconds: a pause after the last key. */
const pause = 300

/**
 * @param svg the picture of the first answer, which the service has drawn
 * @param turn is another number after each change of the present course, on which the answer may depend
 */
export const useDesign = (form: Form, svg: string, turn: number) => {
  const { words, designed: course, answer } = useOpened()
  const missing = missingIn(form)
    .map((name) => words.missing[name])
    .join(', ')
  const question = questionOf(form)
  const text = JSON.stringify([question, turn])
  const [design, setDesign] = useState<Design>({
    question: course ? text : '',
    course,
    svg,
    errors: {},
    problem: '',
  })
  useEffect(() => {
    const show = (answer: Partial<Design>) => {
      setDesign((before) => ({ ...before, errors: {}, problem: '', ...answer }))
    }
    if (missing !== '') {
      show({ question: '', problem: fill(words.give, { missing }) })
      return
    }
    if (design.question === text) return
    let isCurrent = true
    const ask = async () => {
      const found = await answer(question)
      if (isCurrent) show({ question: text, ...found })
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, missing])
  return { ...design, isCurrent: design.question === text }
}
