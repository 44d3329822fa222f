/** The section about the WebSocket API, which OpenAPI cannot describe, with a form to try it. */
const rows: readonly (readonly [client: string, service: string])[] = [
  [
    '{"action":"subscribe","regatta":"Kiel","token":"…"}',
    '{"type":"subscribed","regatta":"Kiel","cursor":"…"}',
  ],
  ['', '{"type":"changed","regatta":"Kiel","cursor":"…"}'],
  ['{"action":"unsubscribe","regatta":"Kiel"}', '{"type":"unsubscribed","regatta":"Kiel"}'],
  ['{"action":"ping"}', '{"type":"pong"}'],
  ['anything that is refused', '{"type":"error","code":"…","detail":"…","regatta":"Kiel"}'],
]

export const LiveSection = ({ url }: { readonly url: string }) => (
  <>
    <p>
      A connection to <code>{url}</code> tells when a regatta has changed. Read what has changed
      with the <code>cursor</code>, as <code>after</code> of the feed of the regatta. Regattas that
      everybody may read need no <code>token</code>. The codes of errors are those above. Send a
      ping every few minutes, because a connection without messages ends after ten.
    </p>
    <div class="wide" tabindex={0} role="region" aria-label="Messages of the WebSocket API">
      <table>
        <thead>
          <tr>
            <th scope="col">the client sends</th>
            <th scope="col">the service sends</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([client, service]) => (
            <tr>
              <td>
                <code>{client}</code>
              </td>
              <td>
                <code>{service}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <form id="follow" data-live={url} hidden>
      <label>
        Regatta <input name="regatta" required />
      </label>
      <button>Follow</button>
    </form>
    <ol id="live-messages" aria-live="polite"></ol>
  </>
)
