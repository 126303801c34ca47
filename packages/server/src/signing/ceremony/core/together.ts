/**
 * Waits for all of `work` in one transaction, even after a failure: nothing may be sent after the transaction has ended. What
 * is asked for together is sent in one message.
 * @throws the first error in the order of `work`
 */
export async function together<T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ended = await Promise.allSettled(work);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return ended.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as {
    -readonly [K in keyof T]: Awaited<T[K]>;
  };
}
