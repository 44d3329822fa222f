// Generated from client/webhooks.ts by npm run generate.
class WebhookError extends Error {
  constructor(message) {
    super(message);
    this.name = "WebhookError";
  }
}
const toleranceSeconds = 5 * 60;
const verifyWebhook = async (body, headers, secret) => {
  const id = headerIn(headers, "webhook-id");
  const timestamp = headerIn(headers, "webhook-timestamp");
  const signatures = headerIn(headers, "webhook-signature");
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookError("The header webhook-timestamp must be a number of seconds.");
  }
  if (Math.abs(Date.now() / 1e3 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookError("The request is more than five minutes old, or the clock is wrong.");
  }
  const key = await keyOf(secret);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  for (const signature of signatures.split(" ")) {
    const [version, encoded = ""] = signature.split(",");
    const bytes = version === "v1" ? bytesOf(encoded) : void 0;
    if (bytes !== void 0 && await crypto.subtle.verify("HMAC", key, bytes, content)) {
      return JSON.parse(text);
    }
  }
  throw new WebhookError("The signature does not fit the body and the secret.");
};
const headerIn = (headers, name) => {
  const value = headers instanceof Headers ? headers.get(name) : valueIn(headers, name);
  if (typeof value === "string" && value !== "") return value;
  throw new WebhookError(`The header ${name} is missing.`);
};
const valueIn = (headers, name) => Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
const keyOf = async (secret) => {
  const bytes = secret.startsWith("whsec_") ? bytesOf(secret.slice("whsec_".length)) : void 0;
  if (bytes === void 0 || bytes.length === 0) {
    throw new WebhookError("The secret must begin with whsec_, as in the response that showed it.");
  }
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
};
const bytesOf = (base64) => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return void 0;
  }
};
export {
  WebhookError,
  verifyWebhook
};
