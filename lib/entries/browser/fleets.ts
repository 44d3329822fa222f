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

/** The service draws the proposal. It takes no time without a zone, and the user means that of the browser. */
const proposal = document.querySelector<HTMLFormElement>('form[data-proposal]')
const shownMoment = proposal?.querySelector<HTMLInputElement>('[data-moment]')
const moment = proposal?.querySelector<HTMLInputElement>('[name=at]')
if (shownMoment && moment && moment.value !== '') {
  const sent = new Date(moment.value)
  const local = sent.getTime() - sent.getTimezoneOffset() * 60_000
  shownMoment.value = new Date(local).toISOString().slice(0, 16)
}
proposal?.addEventListener('submit', (event) => {
  event.stopPropagation()
  const { value = '' } = shownMoment ?? {}
  if (moment) moment.value = value === '' ? '' : new Date(value).toISOString()
})

document.getElementById('print')?.addEventListener('click', () => {
  print()
})
