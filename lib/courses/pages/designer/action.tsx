/** The actions of buttons on the course page. */
import { useState } from 'preact/hooks'
import { useOpened } from './opened.ts'

/** Runs the action of a button: one at a time, and its failure becomes a text. */
export const useAction = () => {
  const { failureText } = useOpened()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true)
    setProblem('')
    await action().catch((error: unknown) => {
      setProblem(failureText(error))
    })
    setBusy(false)
  }
  return { run, problem, isBusy }
}

export const Problem = ({ problem }: { readonly problem: string }) => (
  <p role="alert" class="error">
    {problem}
  </p>
)
