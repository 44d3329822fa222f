/** The script of the page of fleets: publishes a proposal with the boats that the organizer moved. */
import { saveDocument } from '#browser/forms.ts'
import { failureText } from '#browser/userRequests.ts'

/** The document of the form, and each fleet with the boats whose choice it is. */
const documentOf = (form: HTMLFormElement): string => {
  const { document: known = '{}', fleets = '[]' } = form.dataset
  const choices = [...form.querySelectorAll('select')]
  const lists = (JSON.parse(fleets) as readonly string[]).map((fleet) => ({
    fleet,
    competitorIds: choices.filter(({ value }) => value === fleet).map(({ name }) => name),
  }))
  return JSON.stringify({ ...(JSON.parse(known) as object), fleets: lists })
}

const form = document.querySelector<HTMLFormElement>('form[data-fleets]')
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  event.stopPropagation()
  const alert = form.querySelector('[role=alert]')
  const button = form.querySelector('button')
  if (button) button.disabled = true
  saveDocument(form, 'PUT', documentOf(form)).catch((error: unknown) => {
    if (alert) alert.textContent = failureText(error)
    if (button) button.disabled = false
  })
})

document.getElementById('print')?.addEventListener('click', () => {
  print()
})
