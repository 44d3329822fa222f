/**
 * The script of the course page. The service designs and draws the course after each change, so that
 * the page shows exactly what it would publish.
 */
import { render } from 'preact'
import { wordsOfPage } from '#browser/pageWords.ts'
import { refusalOf } from '#browser/refusal.ts'
import { removePageCopies } from '#browser/waiting/pageCopies.ts'
import { CourseDesigner } from '../../pages/designer/designer.tsx'
import { page, reloadPresent, requests } from './requests.ts'

/** After signing in or out, the page comes again with what the user may do. */
const submit = async (form: HTMLFormElement) => {
  // TypeScript does not know that a form without files can be encoded.
  const fields = new FormData(form) as unknown as Record<string, string>
  const body = new URLSearchParams(fields)
  const reply = await fetch(form.action, { method: 'POST', body }).catch(() => undefined)
  if (reply?.ok) {
    // They belong to the user before.
    await removePageCopies()
    location.reload()
    return
  }
  const alert = form.querySelector('[role=alert]')
  if (alert) alert.textContent = reply ? (await refusalOf(reply)).message : wordsOfPage().noResponse
}

document.documentElement.className = 'script'
document.getElementById('account')?.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit(event.target as HTMLFormElement)
})
// The present course is replaced after each publication, with its button.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.id === 'print') print()
})
const root = document.getElementById('designer')
if (root) {
  render(
    <CourseDesigner
      initial={page}
      requests={requests}
      reload={reloadPresent}
      variation={localStorage.getItem('variation') ?? ''}
      svg={document.getElementById('picture')?.innerHTML ?? ''}
    />,
    root,
  )
  root.inert = false
}
