/** Works on at most `atOnce` items at a time. After an error no further item begins; it is thrown when the running ones have ended. */
export async function inParallel<T>(
  items: AsyncIterable<T> | Iterable<T>,
  atOnce: number,
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
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  if (failed.length > 0) throw failed[0];
}
