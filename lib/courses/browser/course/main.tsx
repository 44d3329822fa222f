/**
 * The script of the course page. The service designs and draws the course after each change, so that
 * the page shows exactly what it would publish.
 */
import { render } from 'preact'
import { failureText, send } from '#browser/userRequests.ts'
import { removePageCopies } from '#browser/waiting/pageCopies.ts'
import { CourseDesigner } from '../../pages/designer/designer.tsx'
import { page, reloadPresent, requests } from './requests.ts'

/** After signing in or out, the page comes again with what the user may do. */
const submit = async (form: HTMLFormElement) => {
  const alert = form.querySelector('[role=alert]')
  // TypeScript does not know that a form without files can be encoded.
  const fields = new FormData(form) as unknown as Record<string, string>
  try {
    await send(form.action, { method: 'POST', body: new URLSearchParams(fields) })
    // They belong to the user before.
    await removePageCopies()
    location.reload()
  } catch (error) {
    if (alert) alert.textContent = failureText(error)
  }
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
