/** For pages with a secret behind `#`. The page in another language needs it, and another secret is another page. */
export const followSecret = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    link.hash = location.hash
  }
  addEventListener('hashchange', () => {
    location.reload()
  })
}
