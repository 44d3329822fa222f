// Generated from client/feed.ts by npm run generate.
const path = "/sailingserver/api/v1/regattas/{regattaName}/feed";
const feedThrough = (get) => (regattaName, options = {}) => {
  const { signal = null } = options;
  const parameters = { regattaName };
  return followFeed(
    (after) => get(path, { params: { path: parameters, query: { after } }, signal }),
    options
  );
};
async function* followFeed(read, { after, signal, pollMillis = 2e3, remember }) {
  let position = after;
  while (!isOver(signal)) {
    const page = await read(position).catch((error) => {
      if (isOver(signal)) return void 0;
      throw error;
    });
    if (page === void 0) return;
    const events = page.data;
    for (const event of events) {
      yield event;
      if (isOver(signal)) return;
    }
    position = positionAfter(page.response);
    if (events.length > 0) await remember?.(position);
    else await wait(pollMillis, signal);
  }
}
const isOver = (signal) => signal?.aborted === true;
const positionAfter = (response) => {
  const [, address = ""] = /<([^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
  return new URL(address, response.url).searchParams.get("after") ?? "";
};
const wait = (millis, signal) => new Promise((resolve) => {
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
    resolve();
  };
  const timer = setTimeout(end, millis);
  signal?.addEventListener("abort", end);
});
export {
  feedThrough
};
