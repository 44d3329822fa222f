/** Whether the service has the address. Compares origins without the case of the host and the default port. */
export const isOwnUrl = (url: string, host = ''): boolean => {
  if (!URL.canParse(url)) return false
  const { protocol, host: hostOfUrl } = new URL(url)
  const own = `${protocol}//${host}`
  return URL.canParse(own) && new URL(own).host === hostOfUrl
}
