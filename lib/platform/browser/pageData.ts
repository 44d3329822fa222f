/** The value that the page gives to its script. */
export const dataOfPage = (id: string, page: Document = document) =>
  JSON.parse((page.getElementById(id) as HTMLTemplateElement).content.textContent) as unknown
