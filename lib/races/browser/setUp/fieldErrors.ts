/** Shows each error of a refused form at its field, in the words of the form. */
import { newId } from '#browser/newId.ts'
import type { InputError } from '#browser/refusal.ts'
import { fill } from '#values/words.ts'
import type { SetUpWords } from '../../pages/setUpWords.ts'

const selector = '[data-error]'

export const clearErrors = (form: HTMLFormElement): void => {
  for (const message of form.querySelectorAll(selector)) message.remove()
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
  }
}

const controlOf = (form: HTMLFormElement, { parameter, pointer }: InputError) => {
  const [name = ''] = (parameter ?? pointer?.slice(1) ?? '').split('/')
  return form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
}

/** @returns whether every error has its field, of which the first one gets the focus */
export const showErrors = (
  form: HTMLFormElement,
  errors: readonly InputError[],
  words: Pick<SetUpWords, 'fieldError'>,
): boolean => {
  const found = errors.flatMap((error) => {
    const control = controlOf(form, error)
    return control === null ? [] : [{ control, error }]
  })
  for (const { control, error } of found) {
    const message = document.createElement('p')
    const label = control.closest('label')
    message.dataset.error = ''
    message.id = `error-${newId()}`
    const field = label?.firstChild?.textContent?.trim() ?? ''
    message.textContent = fill(words.fieldError, { field, error: error.detail })
    label?.after(message)
    control.setAttribute('aria-invalid', 'true')
    control.setAttribute('aria-describedby', message.id)
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  return errors.length > 0 && found.length === errors.length
}
