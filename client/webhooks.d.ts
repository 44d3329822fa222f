// Generated from client/webhooks.ts by npm run generate.
/** Verifies the requests of webhooks, in Node and in browsers (https://www.standardwebhooks.com). */
import type { components } from "./schema.d.ts";
/** The event in the body of a request, in the form of CloudEvents 1.0. */
export type WebhookEvent = components["schemas"]["CloudEvent"];
/** The headers of a request, as `fetch` or `node:http` has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
/** The request is not from the service, or is too old. */
export declare class WebhookError extends Error {
	constructor(message: string);
}
/**
* @param body exactly as received, because a parsed and formatted body has another signature
* @param secret from the response that registered the webhook: `whsec_...`
* @throws WebhookError unless the service has sent the request within the last five minutes
*/
export declare const verifyWebhook: (body: string | Uint8Array, headers: WebhookHeaders, secret: string) => Promise<WebhookEvent>;
