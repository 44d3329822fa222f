// @ts-check
/** Signing in and out: the page comes again, with what the other user may do. */

export const watchAccount = () => {
  document.documentElement.className = 'script'
  document.getElementById('account')?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const form = /** @type {HTMLFormElement} */ (event.target)
    const alert = form.querySelector('[role=alert]')
    // TypeScript does not know that a form without files can be encoded.
    const fields = /** @type {unknown} */ (new FormData(form))
    const body = new URLSearchParams(/** @type {Record<string, string>} */ (fields))
    const reply = await fetch(form.action, { method: 'POST', body }).catch(() => undefined)
    if (reply?.ok) return location.reload()
    const { detail } = (await reply?.json().catch(() => undefined)) ?? {}
    if (alert) alert.textContent = detail ?? 'No response. Try again.'
  })
}
