/**
 * Adds a sign-in to the reference page, so that every operation can be tried with the caller's
 * token.
 */

import type { problem } from '#schemas/platform/problem.ts'
import type { accessToken } from '#schemas/platform/user.ts'
import type { Static } from '#schemas/schema.ts'

type Token = Static<typeof accessToken>

interface SwaggerUi {
  readonly preauthorizeApiKey: (name: string, token: string) => void
  readonly authActions: { readonly logout: (names: readonly string[]) => void }
  readonly getSystem: () => {
    readonly layoutActions: { readonly parseDeepLinkHash: (hash: string) => void }
  }
}

interface Bundle {
  (options: object): SwaggerUi
  readonly presets: { readonly apis: unknown }
}

const SwaggerUIBundle = Reflect.get(window, 'SwaggerUIBundle') as Bundle

const dark = matchMedia('(prefers-color-scheme: dark)')
const followColors = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followColors)
followColors()

for (const code of document.querySelectorAll('code.shell')) {
  code.textContent = code.textContent.replace('http://127.0.0.1:3000', location.origin)
}

// Swagger UI would change anchors of the page, such as `#forbidden`.
const ownAddressesAlone = {
  statePlugins: {
    layout: {
      wrapActions: {
        parseDeepLinkHash: (parse: (hash: string) => unknown) => (hash: string) =>
          hash.startsWith('#/') ? parse(hash) : undefined,
      },
    },
  },
}

const formType = 'application/x-www-form-urlencoded'

// Swagger UI ignores the examples of forms, and would send values that it makes up. It reads classes of
// Unicode in patterns as letters, and would refuse good values.
const isMisread = (name: string, value: unknown) =>
  name === formType || (name === 'pattern' && String(value).includes('\\p{'))

/** Absent in texts and numbers, too. */
const memberOf = (part: unknown, name: string): unknown =>
  (part as Readonly<Record<string, unknown>> | null | undefined)?.[name]

const partAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce(memberOf, document)

/** With the components that it refers to. No component contains itself. */
const resolved = (part: unknown, document: object): unknown =>
  part &&
  JSON.parse(JSON.stringify(part), (_, value: unknown) => {
    const reference = memberOf(value, '$ref') as string | undefined
    return reference ? resolved(partAt(document, reference.split('/').slice(1)), document) : value
  })

interface System {
  readonly specActions: { readonly updateJsonSpec: (document: unknown) => unknown }
}

// Swagger UI takes two seconds to read the document as YAML, and to normalize all of it for one part.
const fastReading = {
  fn: {
    resolveSubtree: (document: object, path: readonly string[]) =>
      Promise.resolve({ spec: resolved(partAt(document, path), document), errors: [] }),
  },
  statePlugins: {
    spec: {
      wrapActions: {
        parseToJson:
          (_: unknown, system: System): ((text: string) => unknown) =>
          (text) =>
            system.specActions.updateJsonSpec(
              JSON.parse(text, (name, value: unknown) =>
                isMisread(name, value) ? undefined : value,
              ),
            ),
      },
    },
  },
}

const ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [ownAddressesAlone, fastReading],
  layout: 'BaseLayout',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
  responseInterceptor: (response: { url: string; ok: boolean; text?: string }) => {
    if (response.ok && response.url.endsWith('/remove_access_token')) goOnWith(response.text ?? '')
    return response
  },
})

const useToken = (fresh: string) => {
  token = fresh
  ui.preauthorizeApiKey('bearer', fresh)
}

/** The operation makes the old token invalid, which the page would send for ever. */
const goOnWith = (text: string) => {
  if (!signOut.hidden) useToken((JSON.parse(text) as Token).access_token)
}

// Swagger UI reads the address only once, when it loads.
window.addEventListener('hashchange', () => {
  ui.getSystem().layoutActions.parseDeepLinkHash(location.hash)
})

const element = <Kind extends Element>(id: string, kind: new () => Kind): Kind => {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${id}`)
}

// A second main would mislead screen readers. Swagger UI renders it when it has read the document.
const swagger = element('swagger-ui', HTMLDivElement)
const findMain = new MutationObserver(() => {
  const main = swagger.querySelector('main')
  if (main === null) return
  main.setAttribute('role', 'group')
  findMain.disconnect()
})
findMain.observe(swagger, { childList: true, subtree: true })

const form = element('sign-in', HTMLFormElement)
const signOut = element('sign-out', HTMLButtonElement)
const status = element('signed-in', HTMLParagraphElement)
let token: string | undefined

form.addEventListener('submit', (event) => {
  event.preventDefault()
  status.textContent = 'Signing in …'
  signIn().catch(() => {
    status.textContent = 'The service does not answer. Try again.'
  })
})

const signIn = async () => {
  const fields = new FormData(form)
  const response = await fetch('/security/api/restsecurity/access_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(fields)),
    credentials: 'omit',
  })
  const answer: unknown = await response.json()
  if (!response.ok) {
    status.textContent = (answer as Static<typeof problem>).detail
    return
  }
  const { username, access_token: fresh } = answer as Token
  useToken(fresh)
  form.reset()
  signOut.hidden = false
  status.textContent = `Signed in as ${username}.`
}

signOut.addEventListener('click', () => {
  ui.authActions.logout(['bearer'])
  token = undefined
  signOut.hidden = true
  status.textContent = 'Signed out.'
})

const follow = document.getElementById('follow')
const messages = document.getElementById('live-messages')

if (follow instanceof HTMLFormElement && messages) {
  let socket: WebSocket | undefined
  const show = (text: string) => {
    const line = document.createElement('li')
    line.textContent = `${new Date().toLocaleTimeString('en-GB')} ${text}`
    messages.append(line)
  }
  follow.addEventListener('submit', (event) => {
    event.preventDefault()
    const { regatta } = Object.fromEntries(new FormData(follow))
    socket?.close()
    socket = new WebSocket(follow.dataset.live ?? '')
    socket.onopen = () => socket?.send(JSON.stringify({ action: 'subscribe', regatta, token }))
    socket.onmessage = ({ data }) => {
      show(data as string)
    }
    socket.onerror = () => {
      show('There is no connection. Try again.')
    }
  })
  follow.hidden = false
}

form.hidden = false
// Swagger UI has moved the target of the address down meanwhile.
document.getElementById(location.hash.slice(1))?.scrollIntoView()
