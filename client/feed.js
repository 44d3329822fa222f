// Generated from client/feed.ts by npm run generate.
async function* followFeed(read, { after, signal, pollMillis = 2e3, remember }) {
  let position = after;
  while (!isOver(signal)) {
    const page = await read(position).catch((error) => {
      if (isOver(signal)) return void 0;
      throw error;
    });
    if (page === void 0) return;
    for (const event of page.events) {
      yield event;
      if (isOver(signal)) return;
    }
    position = page.next;
    if (page.events.length > 0) await remember?.(position);
    else await wait(pollMillis, signal);
  }
}
const isOver = (signal) => signal?.aborted === true;
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
  followFeed
};
