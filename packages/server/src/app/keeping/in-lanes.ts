/** Works on some items at a time; the first error ends it after the running ones. */
export async function inLanes<T>(
  items: AsyncIterable<T> | Iterable<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failed: unknown[] = [];
  for await (const item of items) {
    if (failed.length > 0) break;
    const one = work(item)
      .catch((error: unknown) => void failed.push(error))
      .finally(() => running.delete(one));
    running.add(one);
    if (running.size >= lanes) await Promise.race(running);
  }
  await Promise.all(running);
  if (failed.length > 0) throw failed[0];
}
